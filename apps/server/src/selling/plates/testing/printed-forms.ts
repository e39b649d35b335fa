import { type Crop, type LaidFile, writePlace } from '@boxwright/contract';
import { boardOf, type ImposedSheet, outlineOf, type Point } from '@boxwright/dieline';
import { platesPdf, printingCondition } from '@boxwright/documents';
import { placementOf, usualLimits } from '@boxwright/preflight';
import { type Matrix, readPdf } from '@boxwright/print-files';
import { blanksOf, target } from '../../artwork/testing/box-artwork.ts';
import { cutOf } from '../../print-sheets/cut-of.ts';
import { drawSheet } from '../../print-sheets/draw-sheet.ts';
import { type PrintFile, printPicture } from '../../print-sheets/print-picture.ts';
import { line, side } from '../../print-sheets/testing/square-sticker.ts';
import { drawProof } from '../../proofs/draw-proof.ts';
import { inksOf } from '../inks-of.ts';

const [blank] = blanksOf('straight-tuck-end');
if (!blank) throw new Error('The carton has no blank');
const { dieline } = blank;
const board = boardOf(dieline);
const outline = outlineOf(dieline).map(([x, y]): Point => [x - board.left, y - board.top]);
const box = target.size;

const { date } = line;

/** Two ups, of which the second is turned. */
const places = [
  { x: 10, y: 15, turn: 0 },
  { x: 20 + box.length, y: 15, turn: 90 },
] as const;
const sheet: ImposedSheet = {
  width: 40 + box.length + box.width,
  height: 30 + Math.max(box.length, box.width),
  margins: { gripper: 12, side: 5, tail: 5 },
  blanks: [{ name: 'box', dieline, places }],
};
/** From the corner of the page to that of what is shown at 1 : 1, in mm. */
const [onProof, onPlates] = [15, 10];
/** Of the first sticker on its page, in mm. */
const sticker = { x: 13.8, y: 14.1 } as const;

/** A page on which the artwork is. */
export interface Form {
  readonly name: string;
  readonly pdf: Uint8Array;
  /** From mm of the drawing to mm of the page, both from their upper left corners. */
  readonly toPage: Matrix;
}

/** What is cut, the file on it, and the pages that show or print it. */
export interface Drawing {
  readonly length: number;
  readonly width: number;
  /** Of the file, bleed included, in mm; and from mm of the file to mm of the drawing. */
  readonly file: Pick<LaidFile, 'length' | 'width' | 'crop'>;
  readonly matrix: Matrix;
  readonly forms: readonly Form[];
  /** Whether a place is well within the cut. */
  readonly isWithin: (x: number, y: number) => boolean;
}

/**
 * A file on a carton: where its check finds that it lies, or, if it doesn't fit, stretched over all of it.
 */
export async function onCarton(file: PrintFile, crop?: Crop): Promise<Drawing> {
  const { matrix, inks, hasAllFonts, ...found } = await placed(file);
  const size = { ...found.size, ...(crop && { crop }) };
  const [a, b, c, d] = matrix;
  const printed = { x: 0, y: 0, length: size.length * Math.hypot(a, b), width: size.width * Math.hypot(c, d) };
  const { picture } = await printPicture(file, printed, 'none');
  const plates = await platesPdf({
    sheet,
    code: 'BW26-010001-1',
    title: 'Box, 2 ups',
    notes: [],
    createdAt: date,
    companyName: 'Boxwright',
    artworks: [{ picture, gloss: null, size, matrix, inks, hasAllFonts }],
    missing: [],
    inside: null,
    bleed: usualLimits.boxBleed,
    condition: printingCondition('FOGRA39'),
  });
  const proof = await proofOf(file, box, usualLimits.boxBleed, { ...size, matrix });
  const [upright, turned] = places;
  return {
    ...box,
    file: size,
    matrix,
    forms: [
      { name: 'proof', pdf: proof, toPage: moved(onProof + usualLimits.boxBleed) },
      { name: 'imposed sheet', pdf: plates, toPage: [1, 0, 0, 1, onPlates + upright.x, onPlates + upright.y] },
      {
        name: 'imposed sheet, turned up',
        pdf: plates,
        toPage: [0, 1, -1, 0, onPlates + turned.x + box.width, onPlates + turned.y],
      },
    ],
    isWithin: (x, y) => withinCut.has(keyOf(x, y)),
  };
}

/** A file on a square sticker, whole and in the middle. */
export async function onSticker(file: PrintFile, crop?: Crop): Promise<Drawing> {
  const at = cutOf(line, file).box;
  if (!at || !line.artwork) throw new Error('The sticker has no place for a picture');
  const place = crop && writePlace({ turn: 0, x: at.x, y: at.y, length: at.length, crop });
  const sheet = await drawSheet({ line: { ...line, artwork: { ...line.artwork, place } }, file });
  return {
    length: side,
    width: side,
    file: at,
    matrix: [1, 0, 0, 1, at.x, at.y],
    forms: [{ name: 'print sheet', pdf: sheet, toPage: [1, 0, 0, 1, sticker.x, sticker.y] }],
    isWithin: (x, y) => [x, y].every((each) => each > 2 && each < side - 2),
  };
}

async function placed(file: PrintFile) {
  const read = file.kind === 'pdf' ? await readPdf(file.original, { page: file.page }) : null;
  if (read && !('kind' in read)) {
    const { reading } = read;
    const size = {
      length: reading.trimmed.length + 2 * reading.bleed,
      width: reading.trimmed.width + 2 * reading.bleed,
    };
    const found = placementOf(reading, target, usualLimits.tolerance);
    const printed = { size, inks: inksOf(reading), hasAllFonts: reading.texts.every(({ isEmbedded }) => isEmbedded) };
    return { ...printed, matrix: typeof found === 'string' ? stretched(size) : found.matrix };
  }
  return { size: box, matrix: stretched(box), inks: [], hasAllFonts: true };
}

const stretched = ({ length, width }: { readonly length: number; readonly width: number }): Matrix => [
  box.length / length,
  0,
  0,
  box.width / width,
  0,
  0,
];

const moved = (by: number): Matrix => [1, 0, 0, 1, by, by];

function proofOf(
  file: PrintFile,
  size: { readonly length: number; readonly width: number },
  bleed: number,
  placement: Omit<LaidFile, 'matrix'> & { readonly matrix: Matrix },
): Promise<Uint8Array> {
  return drawProof({
    printed: {
      artworkToken: 'abc',
      placement: { ...placement, matrix: [...placement.matrix] },
      orderNumber: 'BW26-010001',
      company: 'Boxwright',
      item: 'Item 1',
      number: 1,
      facts: [],
      findings: [],
      note: '',
      size,
      // Without lines, which the other pages have elsewhere.
      cuts: [],
      creases: [],
      bleed,
      sheet: null,
      issuedAt: date,
    },
    file,
  });
}

function isInside([x, y]: Point): boolean {
  let inside = false;
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline.at(index - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

const keyOf = (x: number, y: number): number => Math.floor(y) * 10_000 + Math.floor(x);

/** The cells of the carton that are well within its cut. */
const withinCut = new Set<number>();
for (let y = 0.5; y < box.width; y += 1) {
  for (let x = 0.5; x < box.length; x += 1) {
    const isWithin = [-1.5, 1.5].every((by) => isInside([x + by, y]) && isInside([x, y + by]));
    if (isWithin) withinCut.add(keyOf(x, y));
  }
}
