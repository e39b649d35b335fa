import type { PrintingConditionName } from '@boxwright/contract';
import { boxStyleOf, caliperOf, drawBox, placesOnTemplate, templateOf } from '@boxwright/dieline';
import { type BlankArtwork, platesPdf, printingCondition } from '@boxwright/documents';
import { type Limits, type Misfit, targetOfBlanks } from '@boxwright/preflight';
import type { BlankTogether } from '@boxwright/pricing';
import type { ArtworkPlacement } from '@boxwright/storage';
import { placeFile } from '../artwork/inspect/place-file.ts';
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
    /** As its check has found it; null for a file without one. */
    readonly placement: ArtworkPlacement | null;
  } | null)[];
  readonly limits: Limits;
  readonly condition: PrintingConditionName;
}

/**
 * Lays artworks on the ups of a sheet, each where the check of its file has found that it lies. Reads files that strangers
 * have made: runs in the process for such files.
 *
 * @returns why which blank's file can't be laid, if one doesn't fit
 */
export async function layPlates({
  asked,
  about,
  blanks,
  limits,
  condition,
}: PlatesToLay): Promise<Uint8Array | NotLaid> {
  const sheet = sheetOf(asked);
  if (!sheet) return { why: 'other-layout' };
  const artworks: (BlankArtwork | null)[] = [];
  for (const [index, blank] of blanks.entries()) {
    const laid = blank && (await artworkOf(blank, limits));
    if (typeof laid === 'string') return { why: laid, blank: index };
    artworks.push(laid);
  }
  return platesPdf({ ...about, sheet, artworks, bleed: limits.boxBleed, condition: printingCondition(condition) });
}

/** Why a sheet isn't laid, and because of which blank's file. */
export type NotLaid = { readonly why: 'other-layout' } | { readonly why: Misfit | 'gone'; readonly blank: number };

async function artworkOf(
  { spec, part, file, placement }: NonNullable<PlatesToLay['blanks'][number]>,
  limits: Limits,
): Promise<BlankArtwork | Misfit | 'gone' | null> {
  const { style, length, width, height, board } = spec;
  const drawn = drawBox(style, { length, width, height, caliper: caliperOf(board.gsm, board.bulk) });
  if (!drawn.ok) return 'gone';
  const corner = placesOnTemplate(drawn.box)[drawn.box.blanks.findIndex((blank) => blank.part === part)];
  // A part of unprinted board.
  if (!corner) return null;
  const target = targetOfBlanks(templateOf(drawn.box), { style: boxStyleOf(style)?.name ?? style, limits });
  const read = await readForPrint(file, target);
  if ('ok' in read) return 'gone';
  const placed = placement ?? placeFile(read.reading, target, limits);
  if (typeof placed === 'string') return placed;
  const hasAllFonts = read.reading.texts.every(({ isEmbedded }) => isEmbedded);
  const { matrix, ...size } = placed;
  const [a, b, c, d, e, f] = matrix;
  const printed = { length: size.length * Math.hypot(a, b), width: size.width * Math.hypot(c, d) };
  const { picture } = await printPicture(file, { x: 0, y: 0, ...printed }, false);
  return { picture, size, matrix: [a, b, c, d, e - corner.x, f - corner.y], inks: inksOf(read.reading), hasAllFonts };
}
