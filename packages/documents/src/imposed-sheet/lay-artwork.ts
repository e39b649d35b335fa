import {
  bleedsOnSheet,
  boardOf,
  outlinesOnSheet,
  printedArea,
  type SheetFace,
  type SheetPlace,
  toSheet,
} from '@boxwright/dieline';
import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { pair, plain } from '../sticker-sheet/cut-path.ts';
import type { Drawable } from '../sticker-sheet/drawable.ts';
import { drawInBox, embedPicture, embedTints } from '../sticker-sheet/sheet-artwork.ts';
import type { PngRows, SheetBox, SheetPicture } from '../sticker-sheet/sheet-data.ts';

type Matrix = readonly [number, number, number, number, number, number];

/** A blank's artwork, as it lies on the blank. */
export type BlankArtwork = {
  readonly picture: SheetPicture;
  /** Where its coat shines, as large as the picture; null where the coat is the same all over. */
  readonly gloss: PngRows | null;
  /** Of the file, bleed included, in mm, and what is printed of it. */
  readonly size: Pick<SheetBox, 'length' | 'width' | 'crop'>;
  /** From mm of the file to mm of the blank, both from their upper left corners: `[a b c d e f]` as PDF writes it. */
  readonly matrix: Matrix;
  /** That it is printed in: those of the process, and spots by their names. */
  readonly inks: readonly string[];
  /** Whether each text on it has its font in the file. */
  readonly hasAllFonts: boolean;
};

/** The drawing of each blank's artwork, which is in the file once. */
export const embedArtworks = (
  doc: PDFDocument,
  artworks: readonly (BlankArtwork | null)[],
): Promise<readonly (PDFRef | null)[]> =>
  Promise.all(
    artworks.map(async (artwork) => artwork && formOf(doc, artwork, await embedPicture(doc, artwork.picture))),
  );

/** The same of where their coats shine, in the ink for gloss; it changes no other plate. */
export function embedGlosses(doc: PDFDocument, artworks: readonly (BlankArtwork | null)[]): readonly (PDFRef | null)[] {
  if (!artworks.some((artwork) => artwork?.gloss)) return artworks.map(() => null);
  const { context } = doc;
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...glossOnScreens], N: 1 };
  const ink = context.register(context.obj(['Separation', glossInk, 'DeviceCMYK', tint]));
  const over = context.register(context.obj({ Type: 'ExtGState', OP: true, op: true, OPM: 1, BM: 'Multiply' }));
  return artworks.map((artwork) =>
    artwork?.gloss ? formOf(doc, artwork, embedTints(doc, artwork.gloss, ink), over) : null,
  );
}

/** The plate of a coat that shines in places: ours, so that no file's drawing is on it by its name. */
export const glossInk = 'Gloss';
const glossOnScreens = [0, 0.3, 0, 0];

/**
 * Draws artworks on every up of an imposed sheet, in mm of the sheet: each up up to its bleed, to the middle of the gap
 * where a neighbour is nearer, and to where the press ends. Inks and overprint of the files stay as they are.
 *
 * @param forms in the order of the sheet's blanks, by the names `Artwork0` or `Gloss0` and so on; null for a blank without
 * @param bleed beyond the cut, in mm
 */
export function upOperators(
  sheet: SheetFace,
  what: 'Artwork' | 'Gloss',
  forms: readonly (PDFRef | null)[],
  bleed: number,
): string[] {
  const { left, top, right, bottom } = printedArea(sheet);
  const printed = `${[left, top, right - left, bottom - top].map(plain).join(' ')} re W n`;
  const ups = bleedsOnSheet(sheet, bleed).flatMap(({ blank, place, within, outside }) => {
    const of = sheet.blanks[blank];
    const at = of?.places[place];
    if (!of || !forms[blank] || !at) return [];
    const neighbours = outside.map((loop) => `${everything} re\n${loopOperators(loop)}\nW* n`);
    const clip = [`${within.map(loopOperators).join('\n')}\nW n`, ...neighbours];
    return ['q', ...clip, `${written(onSheet(of, at))} cm`, `/${what}${blank} Do`, 'Q'];
  });
  return ups.length === 0 ? [] : [printed, ...ups];
}

/** Whether the press ends within the bleed of an up at the edge. */
export function isBleedCut(sheet: SheetFace, bleed: number): boolean {
  const area = printedArea(sheet);
  return outlinesOnSheet(sheet).some((outline) =>
    outline.some(
      ([x, y]) => Math.min(x - area.left, y - area.top, area.right - x, area.bottom - y) < bleed - pointTolerance,
    ),
  );
}

/** In mm. */
const pointTolerance = 0.01;
/** More than any sheet. */
const everything = '-5000 -5000 10000 10000';

const loopOperators = (loop: readonly (readonly [number, number])[]): string =>
  `${loop.map((at, index) => `${pair(at)} ${index === 0 ? 'm' : 'l'}`).join('\n')}\nh`;

const written = (matrix: Matrix): string => matrix.map((figure) => figure.toFixed(6)).join(' ');

/** From mm of a blank, from its upper left corner, to mm of the sheet. */
function onSheet({ dieline }: SheetFace['blanks'][number], at: SheetPlace): Matrix {
  const board = boardOf(dieline);
  const move = toSheet(board, at);
  const corner = move([board.left, board.top]);
  const [across, down] = [move([board.left + 1, board.top]), move([board.left, board.top + 1])];
  const [x, y] = corner;
  return [across[0] - x, across[1] - y, down[0] - x, down[1] - y, x, y];
}

/** An artwork as it lies on its blank, in mm from the blank's upper left corner, y pointing down. */
function formOf({ context }: PDFDocument, { size, matrix }: BlankArtwork, drawable: Drawable, state?: PDFRef): PDFRef {
  const [a, b, c, d, e, f] = matrix;
  const corners = [
    [0, 0],
    [size.length, 0],
    [0, size.width],
    [size.length, size.width],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const content = `${state ? '/State gs\n' : ''}${written(matrix)} cm\n${drawInBox(drawable, { x: 0, y: 0, ...size }, 'Picture')}`;
  return context.register(
    context.flateStream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map((figure) => Number(plain(figure))),
      Resources: context.obj({
        XObject: { Picture: drawable.xObject },
        ...(state && { ExtGState: { State: state } }),
      }),
    }),
  );
}
