import {
  bleedsOnSheet,
  boardOf,
  type ImposedBlank,
  type ImposedSheet,
  outlinesOnSheet,
  printedArea,
  type SheetPlace,
  toSheet,
} from '@boxwright/dieline';
import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { pair, plain } from '../sticker-sheet/cut-path.ts';
import { drawInBox, embedPicture } from '../sticker-sheet/sheet-artwork.ts';
import type { SheetPicture } from '../sticker-sheet/sheet-data.ts';

type Matrix = readonly [number, number, number, number, number, number];

/** A blank's artwork, as it lies on the blank. */
export type BlankArtwork = {
  readonly picture: SheetPicture;
  /** Of the file, bleed included, in mm. */
  readonly size: { readonly length: number; readonly width: number };
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
): Promise<readonly (PDFRef | null)[]> => Promise.all(artworks.map((artwork) => artwork && formOf(doc, artwork)));

/**
 * Draws artworks on every up of an imposed sheet, in mm of the sheet: each up up to its bleed, to the middle of the gap
 * where a neighbour is nearer, and to where the press ends. Inks and overprint of the files stay as they are.
 *
 * @param forms in the order of the sheet's blanks, by the names `Artwork0` and so on; null for a blank without artwork
 * @param bleed beyond the cut, in mm
 */
export function upOperators(sheet: ImposedSheet, forms: readonly (PDFRef | null)[], bleed: number): string[] {
  const { left, top, right, bottom } = printedArea(sheet);
  const printed = `${[left, top, right - left, bottom - top].map(plain).join(' ')} re W n`;
  const ups = bleedsOnSheet(sheet, bleed).flatMap(({ blank, place, within, outside }) => {
    const of = sheet.blanks[blank];
    const at = of?.places[place];
    if (!of || !forms[blank] || !at) return [];
    const neighbours = outside.map((loop) => `${everything} re\n${loopOperators(loop)}\nW* n`);
    const clip = [`${within.map(loopOperators).join('\n')}\nW n`, ...neighbours];
    return ['q', ...clip, `${written(onSheet(of, at))} cm`, `/Artwork${blank} Do`, 'Q'];
  });
  return ups.length === 0 ? [] : [printed, ...ups];
}

/** Whether the press ends within the bleed of an up at the edge. */
export function isBleedCut(sheet: ImposedSheet, bleed: number): boolean {
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
function onSheet({ dieline }: ImposedBlank, at: SheetPlace): Matrix {
  const board = boardOf(dieline);
  const move = toSheet(board, at);
  const corner = move([board.left, board.top]);
  const [across, down] = [move([board.left + 1, board.top]), move([board.left, board.top + 1])];
  const [x, y] = corner;
  return [across[0] - x, across[1] - y, down[0] - x, down[1] - y, x, y];
}

/** An artwork as it lies on its blank, in mm from the blank's upper left corner, y pointing down. */
async function formOf(doc: PDFDocument, { picture, size, matrix }: BlankArtwork): Promise<PDFRef> {
  const { context } = doc;
  const drawable = await embedPicture(doc, picture);
  const [a, b, c, d, e, f] = matrix;
  const corners = [
    [0, 0],
    [size.length, 0],
    [0, size.width],
    [size.length, size.width],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const content = `${written(matrix)} cm\n${drawInBox(drawable, { x: 0, y: 0, ...size }, 'Picture')}`;
  return context.register(
    context.flateStream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map((figure) => Number(plain(figure))),
      Resources: context.obj({ XObject: { Picture: drawable.xObject } }),
    }),
  );
}
