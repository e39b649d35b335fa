import { boxStyleOf, caliperOf, drawBox, templateOf } from '@boxwright/dieline';
import { type BlankArtwork, layArtwork } from '@boxwright/documents';
import { cornersOfBlanks, type Limits, type Misfit, placementOf, targetOfBlanks } from '@boxwright/preflight';
import type { CartonSpec } from '@boxwright/pricing';
import { readForPrint } from '../artwork/inspect/read-for-print.ts';
import { type PrintFile, printPicture } from '../print-sheets/print-picture.ts';
import { type SheetAsked, sheetOf } from '../production/sheet-file.ts';

export interface PlatesToLay {
  /** The sheet with its lines, without artwork. */
  readonly lines: Uint8Array;
  readonly asked: SheetAsked;
  /** The box and the part of each blank on the sheet, and its file; null for a blank without one. */
  readonly blanks: readonly ({ readonly spec: CartonSpec; readonly part: string; readonly file: PrintFile } | null)[];
  readonly limits: Limits;
}

/**
 * Lays artworks on the ups of a sheet, each where the check of its file has found that it lies. Reads files that strangers
 * have made: runs in the process for such files.
 *
 * @returns why a file can't be laid, if it doesn't fit
 */
export async function layPlates({ lines, asked, blanks, limits }: PlatesToLay): Promise<Uint8Array | Misfit | 'gone'> {
  const sheet = sheetOf(asked);
  if (!sheet) return 'gone';
  const artworks: (BlankArtwork | null)[] = [];
  let bleed = limits.boxBleed;
  for (const blank of blanks) {
    const laid = blank && (await artworkOf(blank, limits));
    if (typeof laid === 'string') return laid;
    artworks.push(laid?.artwork ?? null);
    if (laid) bleed = Math.min(bleed, laid.bleed);
  }
  return layArtwork(lines, sheet, artworks, bleed);
}

async function artworkOf(
  { spec, part, file }: NonNullable<PlatesToLay['blanks'][number]>,
  limits: Limits,
): Promise<{ readonly artwork: BlankArtwork; readonly bleed: number } | Misfit | 'gone' | null> {
  const { style, length, width, height, board } = spec;
  const drawn = drawBox(style, { length, width, height, caliper: caliperOf(board.gsm, board.bulk) });
  if (!drawn.ok) return 'gone';
  const template = templateOf(drawn.box);
  const own = drawn.box.blanks.find((blank) => blank.part === part);
  const index = template.findIndex(({ dieline }) => dieline === own?.dieline);
  const corner = cornersOfBlanks(template)[index];
  // A part of unprinted board.
  if (!corner) return null;
  const target = targetOfBlanks(template, { style: boxStyleOf(style)?.name ?? style, limits });
  const read = await readForPrint(file, target);
  if ('ok' in read) return 'gone';
  const placement = placementOf(read.reading, target, limits.tolerance);
  if (typeof placement === 'string') return placement;
  const { trimmed, bleed } = read.reading;
  const size = { length: trimmed.length + 2 * bleed, width: trimmed.width + 2 * bleed };
  const { picture } = await printPicture(file, { x: 0, y: 0, ...scaled(size, placement.scale) }, false);
  const [a, b, c, d, e, f] = placement.matrix;
  return { artwork: { picture, size, matrix: [a, b, c, d, e - corner[0], f - corner[1]] }, bleed: target.bleed };
}

const scaled = ({ length, width }: { readonly length: number; readonly width: number }, by: number) => ({
  length: length * by,
  width: width * by,
});
