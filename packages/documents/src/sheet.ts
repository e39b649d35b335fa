import PDFDocument from 'pdfkit';
import { type Face, setFont } from './fonts.ts';
import { drawMixedLine, linesOf } from './mixed-text.ts';
import type { Sheet } from './pdf-document.ts';
import { isLatin, printable } from './printable.ts';
import { artifact, marked, startTree, type Tag } from './structure.ts';

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

export type { Sheet } from './pdf-document.ts';
/** An empty tagged document with our fonts, A4 by default (points). The same `createdAt` and drawing give the same bytes. */
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
    tagged: true,
    // Names PDF/UA in the metadata, which the tests check for every kind of document. The types lack this subset.
    ...({ subset: 'PDF/UA' } as object),
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
  escapeMetadata(doc);
  startTree(doc);
  return doc;
}

/** pdfkit 0.20 writes title, subject and author into its XML as they are; a name with "&" would make it unreadable. */
function escapeMetadata(doc: Sheet): void {
  const inside = doc as Sheet & { _addInfo(): void };
  const addInfo = inside._addInfo;
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  inside._addInfo = () => {
    const { info } = doc;
    const escaped = Object.entries(info).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/[&<>]/g, (sign) => entities[sign] ?? '') : value,
    ]);
    doc.info = Object.fromEntries(escaped);
    addInfo.call(doc);
    doc.info = info;
  };
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
  /** Its element in the structure tree: by default a paragraph, unless it is in an open cell or paragraph. */
  readonly as?: Tag;
};

/** Writes text into a column and returns the y below it. */
export function write(doc: Sheet, text: string, placed: Placed): number {
  const { y, tallest, as = 'P' } = placed;
  const said = printable(text);
  const height = Math.min(heightOf(doc, text, placed), tallest ?? Number.POSITIVE_INFINITY);
  if (said.trim() !== '') marked(doc, as, () => (isLatin(said) ? setLatin : setMixed)(doc, said, placed));
  return y + height;
}

function setLatin(doc: Sheet, text: string, placed: Placed): void {
  const { x, y, width, face = 'text', size = usualSize, colour = INK, align = 'left', tabular, tallest } = placed;
  const cut = tallest === undefined ? {} : { height: tallest, ellipsis: true };
  const set = settingOf(text, { face, size, tabular });
  setFont(doc, face).fontSize(size).fillColor(colour);
  doc.text(text, x, y, { lineGap, width, align, ...set, ...cut });
}

function setMixed(doc: Sheet, text: string, placed: Placed): void {
  const { x, y, face = 'text', size = usualSize, width, tallest, colour = INK, align = 'left' } = placed;
  const setting = { face, size, width, lineHeight: lineHeightOf(doc, face, size) };
  const ascent = ascentOf(doc, face, size);
  doc.fillColor(colour);
  for (const [index, line] of linesOf(doc, text, { ...setting, tallest }).entries()) {
    drawMixedLine(doc, line, { ...setting, x, baseline: y + index * setting.lineHeight + ascent, align });
  }
}

/** The height that `write` would give this text. */
export function heightOf(doc: Sheet, text: string, placed: Omit<Placed, 'x' | 'y'>): number {
  const { width, face = 'text', size = usualSize, tabular } = placed;
  const said = printable(text);
  if (isLatin(said)) {
    const set = settingOf(said, { face, size, tabular });
    return setFont(doc, face)
      .fontSize(size)
      .heightOfString(said, { lineGap, width, ...set });
  }
  const lineHeight = lineHeightOf(doc, face, size);
  return linesOf(doc, said, { face, size, width, lineHeight }).length * lineHeight;
}

const lineHeightOf = (doc: Sheet, face: Face, size: number): number =>
  setFont(doc, face).fontSize(size).currentLineHeight(true) + lineGap;

/** How far the baseline is below the top of a line; the PDF library's types leave this out. */
const ascentOf = (doc: Sheet, face: Face, size: number): number =>
  ((setFont(doc, face) as unknown as { _font: { ascender: number } })._font.ascender / 1000) * size;

const usualSize = 8.5;
const lineGap = 1.5;

type LatinSetting = Pick<PDFKit.Mixins.TextOptions, 'features' | 'characterSpacing'>;

/**
 * How Latin text is set. The kerning of our fonts pulls a full stop into the figures beside it, by up to a quarter of an
 * em, and in the heading font the sign of the rupee nearly touches its amount. Tabular figures aren't kerned.
 */
function settingOf(
  text: string,
  { face, size, tabular }: { face: Face; size: number; tabular: boolean | undefined },
): LatinSetting {
  const isAmount = text.includes('₹');
  if (!isAmount && !tabular) return {};
  return { features: ['tnum'], ...(isAmount && face === 'heading' ? { characterSpacing: 0.03 * size } : {}) };
}

/** A paper-coloured band, a little wider than the text column so that its text aligns with the rest. */
export function band(doc: Sheet, top: number, height: number): void {
  artifact(doc, () => doc.rect(SHEET.left - 8, top, frameOf(doc).right - SHEET.left + 16, height).fill(PAPER));
}

export function hairline(doc: Sheet, y: number, from: number = SHEET.left, to: number = frameOf(doc).right): void {
  artifact(doc, () => doc.lineWidth(0.5).strokeColor(HAIRLINE).moveTo(from, y).lineTo(to, y).stroke());
}

/** The line below a table's head and above its total. */
export function inkLine(doc: Sheet, y: number, from: number = SHEET.left): void {
  artifact(doc, () => doc.lineWidth(0.8).strokeColor(INK).moveTo(from, y).lineTo(frameOf(doc).right, y).stroke());
}

/** A short bar in the accent colour. */
export function accentBar(doc: Sheet, x: number, y: number, width: number): void {
  artifact(doc, () => doc.rect(x, y, width, 2.5).fill(ACCENT));
}

/** Our divider between parts of a page, dashed like the crease of a dieline. */
export function crease(doc: Sheet, y: number): void {
  artifact(doc, () => {
    doc.save().lineWidth(0.6).strokeColor('#B98B5E').dash(5, { space: 3.5 });
    doc.moveTo(SHEET.left, y).lineTo(frameOf(doc).right, y).stroke().undash().restore();
  });
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
