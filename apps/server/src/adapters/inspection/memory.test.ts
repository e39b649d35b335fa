import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualLimits } from '@boxwright/preflight';
import { stream } from '@boxwright/print-files/testing';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectArtworkTask, preflightTask } from '../../selling/artwork/tasks.ts';
import { artwork, firstObject, target } from '../../selling/artwork/testing/box-artwork.ts';
import { blackPng, pdf, svg } from '../../testing/hostile-files.ts';
import { type Inspection, openInspection, TooMuchToDraw } from './inspection.ts';

const sender = { source: 'customer 1', address: '10.1.1.1', rank: 'customer' } as const;
const path = join(tmpdir(), `boxwright-memory-${process.pid}`);

let inspection: Inspection;
let highest = 0;
let watch: NodeJS.Timeout;
beforeAll(() => {
  inspection = openInspection({
    log: pino({ level: 'silent' }),
    isLimited: false,
    program: new URL('../../main/inspection-process.ts', import.meta.url),
    limits: { sliceMs: 6_000, maxRunMs: 6_000, patience: 40 },
  });
  watch = setInterval(() => {
    highest = Math.max(highest, ...started().map(mostMiBOf));
  }, 5);
});
afterAll(async () => {
  clearInterval(watch);
  await inspection.close();
});

/** The processes that this one has started, and each one's most memory so far, as Linux says. */
const children = `/proc/self/task/${process.pid}/children`;
const started = (): string[] => readFileSync(children, 'utf8').split(' ').filter(Boolean);
function mostMiBOf(pid: string): number {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** A page with one photograph in the process inks: few bytes, four for each pixel once it is decoded. */
async function photographed(megapixels: number): Promise<Buffer> {
  const side = Math.round(Math.sqrt(megapixels * 1e6));
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background: '#7a9' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  const entries = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /DCTDecode`;
  return artwork(`q 90 0 0 90 20 20 cm /I Do Q`, {
    resources: `/XObject << /I ${firstObject} 0 R >>`,
    objects: [stream(entries, jpeg.toString('latin1'))],
  });
}

const inspected = (bytes: Buffer) => {
  writeFileSync(path, bytes);
  return inspection.inspect(inspectArtworkTask, { path }, sender).catch((error: unknown) => error);
};
const checked = (original: Buffer) =>
  inspection.inspect(preflightTask, { kind: 'pdf', original, page: 1, target, limits: usualLimits }, sender);

test.runIf(existsSync(children))('small files are drawn one after the other in one process', async () => {
  // Those that earlier test files have left in this process.
  const earlier = new Set(started());
  const used = new Set<string>();
  for (let file = 0; file < 4; file += 1) {
    expect(await inspected(pdf({ text: '-9 -9 400 300 re f' }))).toMatchObject({ ok: true });
    for (const pid of started()) if (!earlier.has(pid)) used.add(pid);
  }
  expect(used.size).toBe(1);
});

test.runIf(existsSync(children))('a process for uploaded files keeps to its 512 MiB, whatever it is sent', async () => {
  const large = await photographed(24);
  // One after the other, as in a shop: each finds as much room as the first.
  for (let file = 0; file < 2; file += 1) {
    const { findings } = await checked(large);
    expect(findings.map(({ rule }) => rule)).not.toContain('unreadable');
  }
  const floods = Array.from({ length: 80 }, (_, at) => `<feFlood result="r${at}"/>`).join('');
  const greedy = svg(`<filter id="f">${floods}</filter><rect width="100" height="100" filter="url(#f)"/>`);
  const drawing = await inspected(greedy);
  // It is done within the limit, or the process is ended at it.
  if (drawing instanceof Error) expect(drawing).toBeInstanceOf(TooMuchToDraw);
  expect(await inspected(blackPng(100_000, 1))).toMatchObject({ ok: false });
  expect(await inspected(blackPng(7_000, 7_000))).toMatchObject({ ok: true });
  expect(Math.round(highest)).toBeLessThanOrEqual(512);
  expect(highest).toBeGreaterThan(100);
});
