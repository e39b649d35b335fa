import type { PDFFont } from '@cantoo/pdf-lib';
import { printableInLatin } from '../printable.ts';
import { plain } from '../sticker-sheet/cut-path.ts';

/** Points in a millimetre. */
export const mm = 72 / 25.4;
/** Around drawing and text, in mm. */
export const margin = 15;
const lineHeight = 5;
const titleHeight = 12;
/** In points. */
const textSize = 9;
const labelWidth = 45;

/** Said of a file that doesn’t fit the drawing: nothing says where it would be printed, or how large. */
export const onlyFitted =
  'It is only shown here, fitted into the middle and not in its own size; it isn’t printed like this.';

export type Line = { readonly label?: string; readonly text: string; readonly isTitle?: true };

/** How high lines of text are, in mm. */
export const heightOf = (lines: readonly Line[]): number => lines.length * lineHeight + titleHeight;

/** The text in as many lines as it needs, `widest` points wide; the label stands beside the first. */
export function broken(line: Line, font: PDFFont, widest: number): Line[] {
  const room = line.label === undefined ? widest : widest - labelWidth * mm;
  const rows: string[] = [];
  for (const paragraph of line.text.split(/\r?\n/)) {
    let row = '';
    for (const word of printableInLatin(paragraph).split(' ')) {
      const longer = row === '' ? word : `${row} ${word}`;
      if (row !== '' && font.widthOfTextAtSize(longer, sizeOf(line)) > room) {
        rows.push(row);
        row = word;
      } else row = longer;
    }
    rows.push(row);
  }
  return rows.map((text, index) => ({
    ...line,
    text,
    ...(line.label === undefined || index === 0 ? {} : { label: '' }),
  }));
}

const sizeOf = ({ isTitle }: Line): number => (isTitle ? textSize * 1.5 : textSize);

/** The lines as content of a page, whose resources name the font `Text`. */
export function textOperators(lines: readonly Line[], font: PDFFont, top: number): string {
  const write = (text: string, x: number, y: number, size: number) =>
    text === ''
      ? ''
      : `/Text ${plain(size)} Tf\n1 0 0 1 ${plain(x * mm)} ${plain(y * mm)} Tm\n${font.encodeText(text)} Tj`;
  const written = lines.flatMap((line, index) => {
    const y = top - titleHeight / 2 - index * lineHeight;
    const { label, text } = line;
    if (label === undefined) return [write(text, margin, y, sizeOf(line))];
    return [write(printableInLatin(label), margin, y, textSize), write(text, margin + labelWidth, y, textSize)];
  });
  return `BT\n0 0 0 1 k\n${written.filter(Boolean).join('\n')}\nET`;
}

/** A line on the drawing. */
export const polyline = (points: readonly (readonly [number, number])[]): string =>
  `${points.map(([x, y], index) => `${plain(x)} ${plain(y)} ${index === 0 ? 'm' : 'l'}`).join('\n')}\nS`;
