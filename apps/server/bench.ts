import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { usualLimits } from '@boxwright/preflight';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import { stream } from '@boxwright/print-files/testing';
import { pino } from 'pino';
import sharp from 'sharp';
import { openInspection } from './src/adapters/inspection/inspection.ts';
import type { FileToPreflight } from './src/selling/artwork/inspect/preflight-file.ts';
import { loadOfFile } from './src/selling/artwork/load-of-file.ts';
import { preflightTask } from './src/selling/artwork/tasks.ts';
import { artwork, blanksOf, firstObject, target } from './src/selling/artwork/testing/box-artwork.ts';

interface PreflightFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal: string;
  readonly note?: string;
}

const program = new URL('./src/main/inspection-process.ts', import.meta.url);

/** The size of a box of the shop as it is laid flat, in mm. */
interface Flat {
  readonly length: number;
  readonly width: number;
}

/** A PDF of 20 MB and a JPEG of 4 MB in the size of the shop's soap box, for the way from an upload to the folded box. */
export async function filesForSoapBox(): Promise<{ readonly pdf: Buffer; readonly jpeg: Buffer }> {
  const { size } = targetOfBlanks(blanksOf('reverse-tuck-end', [60, 32, 90]), { style: 'Reverse tuck end' });
  return { pdf: await pdfOf20Mb(size), jpeg: await jpegOf4Mb(size) };
}

/** Runs of each file: the first in a fresh process, the others as the shop would, one after the other. */
const runs = 5;
/** How often the memory of the processes is looked at, in ms; each answers with its own highest since its start. */
const look = 25;

/** How long the process for uploaded files takes to check and draw a file, and the most memory that it uses. */
export async function benchmarkPreflight(): Promise<PreflightFigure[]> {
  const files = [
    { name: 'PDF of 20 MB', goal: '≤ 5', kind: 'pdf', original: await pdfOf20Mb() },
    {
      name: 'JPEG of 4 MB',
      goal: '≤ 1.5',
      kind: 'jpeg',
      original: await jpegOf4Mb(),
    },
  ] as const;
  const figures: PreflightFigure[] = [];
  for (const { name, goal, kind, original } of files) {
    const { times, peak } = await measured({ kind, original, page: 1, target, limits: usualLimits });
    const note = `${(original.length / 1e6).toFixed(1)} MB, load ${loadavg()[0]?.toFixed(1)}`;
    figures.push(
      { name: `preflight of a ${name}: fresh process`, value: (times[0] ?? Number.NaN) / 1000, unit: 's', goal, note },
      { name: `preflight of a ${name}: median after it`, value: middleOf(times.slice(1)) / 1000, unit: 's', goal },
      { name: `preflight of a ${name}: memory at most`, value: peak, unit: 'MiB', goal: '≤ 512' },
    );
  }
  return figures;
}

async function measured(file: FileToPreflight) {
  const inspection = openInspection({
    log: pino({ level: 'silent' }),
    isLimited: false,
    program,
    limits: { patience: 10 },
  });
  const times: number[] = [];
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, ...children().map(peakOf));
  }, look);
  try {
    for (let run = 0; run < runs; run += 1) {
      const begun = performance.now();
      const sender = { source: `bench ${run}`, address: '', rank: 'customer' } as const;
      await inspection.inspect(preflightTask, file, sender, loadOfFile(file.kind, file.original.length));
      times.push(performance.now() - begun);
    }
  } finally {
    clearInterval(watch);
    await inspection.close();
  }
  return { times, peak };
}

/** A photograph in the process inks, over all of a carton. */
async function pdfOf20Mb(size: Flat = target.size): Promise<Buffer> {
  const { length, width } = size;
  const jpeg = await noise({ megapixels: 24, sigma: 4, quality: 80, isForPrint: true, size });
  const { width: across, height: down } = await sharp(jpeg).metadata();
  const entries = `/Type /XObject /Subtype /Image /Width ${across} /Height ${down} /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /DCTDecode`;
  return artwork(`q ${length + 6} 0 0 ${-width - 6} -3 ${width + 3} cm /I Do Q`, {
    resources: `/XObject << /I ${firstObject} 0 R >>`,
    objects: [stream(entries, jpeg.toString('latin1'))],
    size,
  });
}

const jpegOf4Mb = (size: Flat = target.size): Promise<Buffer> =>
  noise({ megapixels: 12, sigma: 16, quality: 90, size });

interface Noise {
  readonly megapixels: number;
  /** How much it differs: the more, the larger the file. */
  readonly sigma: number;
  readonly quality: number;
  readonly isForPrint?: boolean;
  readonly size: Flat;
}

/** A JPEG in the proportions of the carton with its bleed. */
function noise({ megapixels, sigma, quality, isForPrint = false, size }: Noise): Promise<Buffer> {
  const ratio = (size.length + 6) / (size.width + 6);
  const width = Math.round(Math.sqrt(megapixels * 1e6 * ratio));
  const height = Math.round(width / ratio);
  const made = sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } },
  });
  return (isForPrint ? made.toColourspace('cmyk') : made).jpeg({ quality }).toBuffer();
}

/** The processes that this one has started. Linux only. */
const children = (): string[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);

/** In MiB. */
const peakOf = (pid: string): number => Number(/VmHWM:\s+(\d+) kB/.exec(statusOf(pid))?.[1] ?? 0) / 1024;

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return ''; // ended meanwhile
  }
}

const middleOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
