import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { printable } from './printable.ts';

/** A4 portrait in points, with our documents' margins. For other page sizes see `frameOf`. */
export const SHEET = { width: 595.28, height: 841.89, left: 45, right: 550.28, top: 42, bottom: 776 } as const;

/** The edges of the current page's text area, in portrait or landscape. */
export const frameOf = (doc: Sheet): { right: number; bottom: number; width: number; height: number } => {
  const { width, height } = doc.page;
  return {
    width,
    height,
    right: width - (SHEET.width - SHEET.right),
    bottom: height - (SHEET.height - SHEET.bottom),
  };
};

export type Orientation = 'portrait' | 'landscape';

export const INK = '#1C1A17';
export const SOFT_INK = '#5B554B';
export const HAIRLINE = '#D9D0C1';
const PAPER = '#FBF8F2';
/** Vermilion, dark enough for text (contrast 4.5 : 1). */
export const ACCENT = '#B5311C';

export type Sheet = PDFKit.PDFDocument;
export type Face = 'text' | 'strong' | 'heading';

const faceFiles: Record<Face, string> = {
  text: 'Inter-Regular.ttf',
  strong: 'Inter-SemiBold.ttf',
  heading: 'BricolageGrotesque-Bold.ttf',
};
let faces: Record<Face, Buffer> | undefined;

/** The embedded fonts, read from this package once. */
function loadFaces(): Record<Face, Buffer> {
  const read = (face: Face) => readFileSync(new URL(`../fonts/${faceFiles[face]}`, import.meta.url));
  faces ??= { text: read('text'), strong: read('strong'), heading: read('heading') };
  return faces;
}

/** An empty document with our fonts, A4 by default (points). The same `createdAt` and drawing give the same bytes. */
export function newSheet(
  about: { title: string; subject: string; author: string; createdAt: Date },
  [width, height]: readonly [width: number, height: number] = [SHEET.width, SHEET.height],
): Sheet {
  const doc = new PDFDocument({
    size: [width, height],
    // No default font: reading pdfkit's metrics takes milliseconds.
    font: '',
    // We position everything ourselves; with margins pdfkit would add pages automatically.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: about.title,
      Subject: about.subject,
      Author: about.author,
      Creator: 'Boxwright',
      Producer: 'Boxwright',
      CreationDate: about.createdAt,
      ModDate: about.createdAt,
    },
  });
  for (const [face, font] of Object.entries(loadFaces())) doc.registerFont(face, font);
  return doc;
}

/** Ends the document and returns its bytes. */
export async function bytesOf(doc: Sheet): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

export type Placed = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** Tabular figures, so that columns of amounts align. */
  readonly tabular?: boolean;
  /** Text beyond this height is cut with an ellipsis. */
  readonly tallest?: number;
};

/** Writes text into a column and returns the y below it. */
export function write(doc: Sheet, text: string, placed: Placed): number {
  const { x, y, width, colour = INK, align = 'left', tabular, tallest } = placed;
  const height = Math.min(heightOf(doc, text, placed), tallest ?? Number.POSITIVE_INFINITY);
  const cut = tallest === undefined ? {} : { height: tallest, ellipsis: true };
  const figures = tabular ? { features: tabularFigures } : {};
  doc.fillColor(colour).text(printable(text), x, y, { lineGap, width, align, ...figures, ...cut });
  return y + height;
}

/** The height that `write` would give this text. */
export function heightOf(doc: Sheet, text: string, placed: Omit<Placed, 'x' | 'y'>): number {
  const { width, face = 'text', size = 8.5 } = placed;
  return doc.font(face).fontSize(size).heightOfString(printable(text), { lineGap, width });
}

const lineGap = 1.5;
const tabularFigures: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** A paper-coloured band, a little wider than the text column so that its text aligns with the rest. */
export function band(doc: Sheet, top: number, height: number): void {
  doc.rect(SHEET.left - 8, top, frameOf(doc).right - SHEET.left + 16, height).fill(PAPER);
}

export function hairline(doc: Sheet, y: number, from: number = SHEET.left, to: number = frameOf(doc).right): void {
  doc.lineWidth(0.5).strokeColor(HAIRLINE).moveTo(from, y).lineTo(to, y).stroke();
}

/** Our divider between parts of a page, dashed like the crease of a dieline. */
export function crease(doc: Sheet, y: number): void {
  doc.save().lineWidth(0.6).strokeColor('#B98B5E').dash(5, { space: 3.5 });
  doc.moveTo(SHEET.left, y).lineTo(frameOf(doc).right, y).stroke().undash().restore();
}

/** Crop marks at the four corners of the printed area. */
export function cropMarks(doc: Sheet): void {
  const [near, far, inset] = [12, 22, 27];
  const { width, height } = frameOf(doc);
  doc.lineWidth(0.35).strokeColor(SOFT_INK);
  for (const [x, inX] of [
    [0, 1],
    [width, -1],
  ] as const) {
    for (const [y, inY] of [
      [0, 1],
      [height, -1],
    ] as const) {
      doc.moveTo(x + inX * near, y + inY * inset).lineTo(x + inX * far, y + inY * inset);
      doc.moveTo(x + inX * inset, y + inY * near).lineTo(x + inX * inset, y + inY * far);
    }
  }
  doc.stroke();
}
