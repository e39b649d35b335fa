import {
  bleedsOnSheet,
  boardOf,
  type ImposedBlank,
  type ImposedSheet,
  type SheetPlace,
  toSheet,
} from '@boxwright/dieline';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { pair, plain } from '../sticker-sheet/cut-path.ts';
import { drawInBox, embedPicture } from '../sticker-sheet/sheet-artwork.ts';
import type { SheetPicture } from '../sticker-sheet/sheet-data.ts';
import { onSheetPage } from './page.ts';

type Matrix = readonly [number, number, number, number, number, number];

/** A blank's artwork, as it lies on the blank. */
export type BlankArtwork = {
  readonly picture: SheetPicture;
  /** Of the file, bleed included, in mm. */
  readonly size: { readonly length: number; readonly width: number };
  /** From mm of the file to mm of the blank, both from their upper left corners: `[a b c d e f]` as PDF writes it. */
  readonly matrix: Matrix;
};

/**
 * Lays artworks on every up of an imposed sheet, below its lines, on a layer of their own: each up up to its bleed, and to
 * the middle of the gap where a neighbour is nearer. Inks and overprint of the files stay as they are. Each artwork is in
 * the file once. The same data gives the same bytes.
 *
 * @param sheetPdf from `imposedSheetPdf`, of the same sheet
 * @param artworks in the order of the sheet's blanks; null for a blank without one
 * @param bleed beyond the cut, in mm
 */
export async function layArtwork(
  sheetPdf: Uint8Array,
  sheet: ImposedSheet,
  artworks: readonly (BlankArtwork | null)[],
  bleed: number,
): Promise<Uint8Array> {
  const doc = await PDFDocument.load(sheetPdf, { updateMetadata: false });
  const { context } = doc;
  const forms = await Promise.all(artworks.map((artwork) => artwork && formOf(doc, artwork)));
  const ups = bleedsOnSheet(sheet, bleed).flatMap(({ blank, place, within, outside }) => {
    const [of, form] = [sheet.blanks[blank], forms[blank]];
    const at = of?.places[place];
    if (!of || !form || !at) return [];
    const neighbours = outside.map((loop) => `${everything} re\n${loopOperators(loop)}\nW* n`);
    const clip = [`${within.map(loopOperators).join('\n')}\nW n`, ...neighbours];
    return ['q', ...clip, `${written(onSheet(of, at))} cm`, `/Artwork${blank} Do`, 'Q'];
  });
  const [page] = doc.getPages();
  if (!page) throw new RangeError('The sheet has no page');
  const layer = addLayer(doc);
  const content = ['q', '/Artifact BMC', '/OC /ArtworkLayer BDC', `${written(onSheetPage(sheet))} cm`, ...ups];
  const drawn = context.register(context.flateStream([...content, 'EMC', 'EMC', 'Q'].join('\n')));
  const { node } = page;
  const lines = node.get(PDFName.of('Contents'));
  node.set(
    PDFName.of('Contents'),
    context.obj([drawn, ...(lines instanceof PDFArray ? lines.asArray() : lines ? [lines] : [])]),
  );
  for (const [index, form] of forms.entries()) if (form) node.setXObject(PDFName.of(`Artwork${index}`), form);
  node.Resources()?.lookup(PDFName.of('Properties'), PDFDict).set(PDFName.of('ArtworkLayer'), layer);
  return doc.save({ useObjectStreams: false, addDefaultPage: false });
}

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

/** A layer below the others, which is printed. */
function addLayer(doc: PDFDocument): PDFRef {
  const { context } = doc;
  const group = context.obj({ Type: 'OCG', Usage: { Print: { PrintState: 'ON' }, View: { ViewState: 'ON' } } });
  group.set(PDFName.of('Name'), PDFHexString.fromText('Artwork'));
  const layer = context.register(group);
  const layers = doc.catalog.lookup(PDFName.of('OCProperties'), PDFDict);
  const shown = layers.lookup(PDFName.of('D'), PDFDict);
  for (const list of [
    layers.lookup(PDFName.of('OCGs'), PDFArray),
    shown.lookup(PDFName.of('ON'), PDFArray),
    shown.lookup(PDFName.of('Order'), PDFArray),
  ])
    list.insert(0, layer);
  return layer;
}
