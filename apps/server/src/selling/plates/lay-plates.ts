import type { PrintingConditionName } from '@boxwright/contract';
import { boxStyleOf, caliperOf, drawBox, newestRevision, placesOnTemplate, templateOf } from '@boxwright/dieline';
import { type BlankArtwork, platesPdf, printingCondition } from '@boxwright/documents';
import type { Limits, Misfit } from '@boxwright/preflight';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import type { BlankTogether } from '@boxwright/pricing';
import type { ArtworkPlacement } from '@boxwright/storage';
import { placeFile } from '../artwork/inspect/place-file.ts';
import { readForPrint } from '../artwork/inspect/read-for-print.ts';
import { glossPlate, type PrintFile, printPicture } from '../print-sheets/print-picture.ts';
import { type PlannedSheet, sheetOf } from '../production/sheet-file.ts';
import { inksOf } from './inks-of.ts';

export interface PlatesToLay extends PlannedSheet {
  /** The box and the part of each blank on the sheet, and its file; null for a blank without one. */
  readonly blanks: readonly {
    readonly name: string;
    readonly spec: BlankTogether['spec'];
    readonly part: string;
    /** Whether its coat shines where the file says so. */
    readonly shines: boolean;
    /** Null for one that is too large to be drawn. */
    readonly file: PrintFile | null;
    /** As its check has found it; null for a file without one. */
    readonly placement: ArtworkPlacement | null;
  }[];
  /** Names of boxes with a printed inside, whose plates are made by hand. */
  readonly insides: readonly string[];
  readonly limits: Limits;
  readonly condition: PrintingConditionName;
}

/**
 * Lays artworks on the ups of a sheet, each where the check of its file has found that it lies. Ups whose file can't be laid
 * stay empty, and the slug names them. Reads files that strangers have made: runs in the process for such files.
 *
 * @returns why there are no plates: no file can be laid, or one isn't there any more
 */
export async function layPlates({
  asked,
  about,
  blanks,
  insides,
  limits,
  condition,
}: PlatesToLay): Promise<Uint8Array | NotLaid> {
  const sheet = sheetOf(asked);
  if (!sheet) return { why: 'other-layout' };
  const artworks: (BlankArtwork | null)[] = [];
  const files: Files = new Map();
  const notLaid: BlankNotLaid[] = [];
  for (const [index, blank] of blanks.entries()) {
    const laid = await artworkOf(blank, limits, files);
    if (laid === 'gone') return { why: laid, blank: index };
    const isLaid = typeof laid !== 'string';
    if (!isLaid) notLaid.push({ why: laid, blank: index });
    artworks.push(isLaid ? laid : null);
  }
  const [first] = notLaid;
  if (first && artworks.every((artwork) => artwork === null)) return first;
  const byHand = [
    ...new Set(notLaid.map(({ blank }) => blanks[blank]?.name ?? '')),
    ...insides.map((name) => `the inside of ${name}`),
  ];
  return platesPdf({
    ...about,
    sheet,
    artworks,
    byHand,
    bleed: limits.boxBleed,
    condition: printingCondition(condition),
  });
}

/** Why a sheet isn't laid, and because of which blank's file. */
export type NotLaid = { readonly why: 'other-layout' } | BlankNotLaid;

interface BlankNotLaid {
  readonly why: Misfit | 'too-large' | 'gone';
  readonly blank: number;
}

/** By the name of their line: its blanks, such as base and lid, have one file, which is read and drawn once. */
type Files = Map<string, ReturnType<typeof drawFile>>;

async function artworkOf(
  blank: PlatesToLay['blanks'][number],
  limits: Limits,
  files: Files,
): Promise<BlankArtwork | BlankNotLaid['why'] | null> {
  const { name, spec, part, file } = blank;
  if (!file) return 'too-large';
  const { style, length, width, height, board, revision = newestRevision } = spec;
  const drawn = drawBox(style, { length, width, height, caliper: caliperOf(board.gsm, board.bulk), revision });
  if (!drawn.ok) return 'gone';
  const corner = placesOnTemplate(drawn.box)[drawn.box.blanks.findIndex((each) => each.part === part)];
  // A part of unprinted board.
  if (!corner) return null;
  const target = targetOfBlanks(templateOf(drawn.box), { style: boxStyleOf(style)?.name ?? style, limits });
  const known = files.get(name) ?? drawFile(file, target, blank, limits);
  files.set(name, known);
  const artwork = await known;
  if (typeof artwork === 'string') return artwork;
  const [a, b, c, d, e, f] = artwork.matrix;
  return { ...artwork, matrix: [a, b, c, d, e - corner.x, f - corner.y] };
}

/** A file as it lies on the template of its box. */
async function drawFile(
  file: PrintFile,
  target: Parameters<typeof readForPrint>[1],
  { shines, placement }: Pick<PlatesToLay['blanks'][number], 'shines' | 'placement'>,
  limits: Limits,
): Promise<BlankArtwork | BlankNotLaid['why']> {
  const read = await readForPrint(file, target);
  if ('ok' in read) return 'gone';
  const placed = placement ?? placeFile(read.reading, target, limits);
  if (typeof placed === 'string') return placed;
  const hasAllFonts = read.reading.texts.every(({ isEmbedded }) => isEmbedded);
  const { matrix, ...size } = placed;
  const [a, b, c, d] = matrix;
  const printed = { length: size.length * Math.hypot(a, b), width: size.width * Math.hypot(c, d) };
  const box = { x: 0, y: 0, ...printed };
  const { picture } = await printPicture(file, box, 'none');
  return {
    picture,
    gloss: shines ? await glossPlate(file, box) : null,
    size,
    matrix,
    inks: inksOf(read.reading),
    hasAllFonts,
  };
}
