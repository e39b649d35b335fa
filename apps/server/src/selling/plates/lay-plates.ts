import type { PrintingConditionName } from '@boxwright/contract';
import { boxStyleOf, caliperOf, drawBox, newestRevision, placesOnTemplate, templateOf } from '@boxwright/dieline';
import { type BlankArtwork, platesPdf, printingCondition } from '@boxwright/documents';
import type { Limits, Misfit } from '@boxwright/preflight';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import type { BlankTogether } from '@boxwright/pricing';
import type { ArtworkPlacement } from '@boxwright/storage';
import { placeFile } from '../artwork/inspect/place-file.ts';
import { readForPrint } from '../artwork/inspect/read-for-print.ts';
import { pageOfFile } from '../print-sheets/page-of-file.ts';
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
    /** The page of the file for the inside, null where it has none, and how that lies; null where nothing is printed inside. */
    readonly inside: { readonly page: number | null; readonly placement: ArtworkPlacement | null } | null;
  }[];
  readonly limits: Limits;
  readonly condition: PrintingConditionName;
}

type Blank = PlatesToLay['blanks'][number];

/**
 * Lays artworks on the ups of a sheet, each where the check of its file has found that it lies, and what is printed inside
 * on the ups of the other side. Ups whose file can't be laid stay empty, and the slug names them. Reads files that
 * strangers have made: runs in the process for such files.
 *
 * @returns why there are no plates: no file can be laid, or one isn't there any more
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
  const insides: (BlankArtwork | null)[] = [];
  const files: Files = new Map();
  const notLaid: BlankNotLaid[] = [];
  const missing = { outside: new Set<string>(), inside: new Set<string>() };
  for (const [index, blank] of blanks.entries()) {
    const laid = await outsideOf(blank, limits, files);
    if (laid === 'gone') return { why: laid, blank: index };
    const isLaid = typeof laid !== 'string';
    if (!isLaid) {
      notLaid.push({ why: laid, blank: index });
      missing.outside.add(`to be laid in by hand: ${blank.name}`);
    }
    artworks.push(isLaid ? laid : null);
    const inside = isLaid ? await insideOf(blank, limits, files) : blank.inside && 'by-hand';
    if (inside === 'by-hand') missing.inside.add(`to be laid in by hand: the inside of ${blank.name}`);
    if (inside === 'no-page') missing.inside.add(`the file of ${blank.name} has no page for its inside`);
    insides.push(typeof inside === 'string' ? null : inside);
  }
  const [first] = notLaid;
  if (first && artworks.every((artwork) => artwork === null)) return first;
  const hasInside = insides.some((inside) => inside !== null);
  return platesPdf({
    ...about,
    sheet,
    artworks,
    missing: [...missing.outside, ...(hasInside ? [] : missing.inside)],
    inside: hasInside ? { artworks: insides, missing: [...missing.inside] } : null,
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

/** By side and the name of their line: its blanks, such as base and lid, have one file, which is read and drawn once. */
type Files = Map<string, ReturnType<typeof drawFile>>;

async function outsideOf(
  blank: Blank,
  limits: Limits,
  files: Files,
): Promise<BlankArtwork | BlankNotLaid['why'] | null> {
  const { file, placement, shines } = blank;
  if (!file) return 'too-large';
  return artworkOf(blank, { side: 'outside', file: () => Promise.resolve(file), placement, shines }, limits, files);
}

/** Null where nothing is printed inside, too. */
async function insideOf(
  blank: Blank,
  limits: Limits,
  files: Files,
): Promise<BlankArtwork | 'by-hand' | 'no-page' | null> {
  const { file, inside } = blank;
  if (!inside) return null;
  const { page, placement } = inside;
  if (!file) return 'by-hand';
  if (page === null) return 'no-page';
  const print = { side: 'inside', file: () => pageOfFile(file, page), placement, shines: false } as const;
  const laid = await artworkOf(blank, print, limits, files);
  return typeof laid === 'string' ? 'by-hand' : laid;
}

/** What is printed on a side of a box. */
interface Print {
  readonly side: 'outside' | 'inside';
  readonly file: () => Promise<PrintFile | null>;
  readonly placement: ArtworkPlacement | null;
  readonly shines: boolean;
}

async function artworkOf(
  { name, spec, part }: Blank,
  print: Print,
  limits: Limits,
  files: Files,
): Promise<BlankArtwork | BlankNotLaid['why'] | null> {
  const { side } = print;
  const { style, length, width, height, board, revision = newestRevision } = spec;
  const drawn = drawBox(style, { length, width, height, caliper: caliperOf(board.gsm, board.bulk), revision });
  if (!drawn.ok) return 'gone';
  const corner = placesOnTemplate(drawn.box)[drawn.box.blanks.findIndex((each) => each.part === part)];
  // A part of unprinted board.
  if (!corner) return null;
  const target = targetOfBlanks(templateOf(drawn.box), { style: boxStyleOf(style)?.name ?? style, limits, side });
  const key = `${side} ${name}`;
  const known = files.get(key) ?? drawFile(print, target, limits);
  files.set(key, known);
  const artwork = await known;
  if (typeof artwork === 'string') return artwork;
  const [a, b, c, d, e, f] = artwork.matrix;
  // From inside, left and right change places.
  const left = side === 'inside' ? target.size.length - corner.x - corner.length : corner.x;
  return { ...artwork, matrix: [a, b, c, d, e - left, f - corner.y] };
}

/** A file as it lies on the template of its box. */
async function drawFile(
  { file: open, placement, shines }: Print,
  target: Parameters<typeof readForPrint>[1],
  limits: Limits,
): Promise<BlankArtwork | BlankNotLaid['why']> {
  const file = await open();
  const read = file && (await readForPrint(file, target));
  if (!file || !read || 'ok' in read) return 'gone';
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
