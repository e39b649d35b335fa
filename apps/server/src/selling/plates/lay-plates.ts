import { boxStyleOf, caliperOf, drawBox, templateOf } from '@boxwright/dieline';
import { type BlankArtwork, coatedOffset, platesPdf } from '@boxwright/documents';
import { cornersOfBlanks, type Limits, type Misfit, placementOf, targetOfBlanks } from '@boxwright/preflight';
import type { BlankTogether } from '@boxwright/pricing';
import { readForPrint } from '../artwork/inspect/read-for-print.ts';
import { type PrintFile, printPicture } from '../print-sheets/print-picture.ts';
import { type PlannedSheet, sheetOf } from '../production/sheet-file.ts';
import { inksOf } from './inks-of.ts';

export interface PlatesToLay extends PlannedSheet {
  /** The box and the part of each blank on the sheet, and its file; null for a blank without one. */
  readonly blanks: readonly ({
    readonly spec: BlankTogether['spec'];
    readonly part: string;
    readonly file: PrintFile;
  } | null)[];
  readonly limits: Limits;
}

/**
 * Lays artworks on the ups of a sheet, each where the check of its file has found that it lies. Reads files that strangers
 * have made: runs in the process for such files.
 *
 * @returns why which blank's file can't be laid, if one doesn't fit
 */
export async function layPlates({ asked, about, blanks, limits }: PlatesToLay): Promise<Uint8Array | NotLaid> {
  const sheet = sheetOf(asked);
  if (!sheet) return { why: 'other-layout' };
  const artworks: (BlankArtwork | null)[] = [];
  for (const [index, blank] of blanks.entries()) {
    const laid = blank && (await artworkOf(blank, limits));
    if (typeof laid === 'string') return { why: laid, blank: index };
    artworks.push(laid);
  }
  return platesPdf({ ...about, sheet, artworks, bleed: limits.boxBleed, condition: coatedOffset() });
}

/** Why a sheet isn't laid, and because of which blank's file. */
export type NotLaid = { readonly why: 'other-layout' } | { readonly why: Misfit | 'gone'; readonly blank: number };

async function artworkOf(
  { spec, part, file }: NonNullable<PlatesToLay['blanks'][number]>,
  limits: Limits,
): Promise<BlankArtwork | Misfit | 'gone' | null> {
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
  const { trimmed, bleed, texts } = read.reading;
  const hasAllFonts = texts.every(({ isEmbedded }) => isEmbedded);
  const size = { length: trimmed.length + 2 * bleed, width: trimmed.width + 2 * bleed };
  const { picture } = await printPicture(file, { x: 0, y: 0, ...scaled(size, placement.scale) }, false);
  const [a, b, c, d, e, f] = placement.matrix;
  return { picture, size, matrix: [a, b, c, d, e - corner[0], f - corner[1]], inks: inksOf(read.reading), hasAllFonts };
}

const scaled = ({ length, width }: { readonly length: number; readonly width: number }, by: number) => ({
  length: length * by,
  width: width * by,
});
