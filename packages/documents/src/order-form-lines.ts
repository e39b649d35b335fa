import { formatCount, formatRupees, unitPriceOf } from '@boxwright/money';
import type { OrderFormLine } from './order-form-data.ts';
import { band, frameOf, hairline, heightOf, inkLine, SHEET, type Sheet, SOFT_INK, write } from './sheet.ts';
import { repeated, within } from './structure.ts';

/** The columns in portrait; in landscape the description takes the additional width. */
const upright = [
  { title: 'No.', x: SHEET.left, width: 24, align: 'left' },
  { title: 'Description', x: 69, width: 221, align: 'left' },
  { title: 'HSN', x: 298, width: 42, align: 'left' },
  { title: 'Quantity', x: 340, width: 54, align: 'right' },
  { title: 'Unit price', x: 398, width: 66, align: 'right' },
  { title: 'Amount', x: 468, width: SHEET.right - 468, align: 'right' },
] as const;

const columnsOf = (doc: Sheet) => {
  const won = frameOf(doc).right - SHEET.right;
  const [number, description, hsn, quantity, unitPrice, amount] = upright;
  return [
    number,
    { ...description, width: description.width + won },
    moved(hsn, won),
    moved(quantity, won),
    moved(unitPrice, won),
    moved(amount, won),
  ] as const;
};

const moved = <Column extends { readonly x: number }>(column: Column, by: number) => ({ ...column, x: column.x + by });

const headHeight = 20;
const padding = 6;
const smallSize = 7.5;
const tallestText = 300;

/**
 * Draws the table of lines from `top`; `nextPage` starts a page and returns the y where its table starts. Lines are
 * never split across pages. Returns the y below the last line.
 */
export function drawLines(doc: Sheet, top: number, lines: readonly OrderFormLine[], nextPage: () => number): number {
  return within(doc, 'Table', () => {
    let y = drawHead(doc, top);
    for (const [index, line] of lines.entries()) {
      if (y + heightOfLine(doc, line) > frameOf(doc).bottom) y = repeated(doc, () => drawHead(doc, nextPage()));
      y = drawLine(doc, y, index + 1, line);
      hairline(doc, y);
    }
    return y;
  });
}

function drawHead(doc: Sheet, top: number): number {
  band(doc, top, headHeight);
  const head = { y: top + 6, face: 'strong', size: 7.5, colour: SOFT_INK } as const;
  within(doc, 'TR', () => {
    for (const { title, x, width, align } of columnsOf(doc)) {
      within(doc, 'TH', () => write(doc, title, { ...head, x, width, align }), { scope: 'Column' });
    }
  });
  inkLine(doc, top + headHeight);
  return top + headHeight;
}

function drawLine(doc: Sheet, top: number, number: number, line: OrderFormLine): number {
  const [numberCell, description, hsn, quantity, unitPrice, amount] = columnsOf(doc);
  const y = top + padding;
  const cell = (draw: () => void) => within(doc, 'TD', draw);
  within(doc, 'TR', () => {
    cell(() => write(doc, String(number), { ...numberCell, y, colour: SOFT_INK }));
    cell(() => {
      let below = write(doc, line.description, { ...description, y, face: 'strong', tallest: 120 });
      const small = { ...description, size: smallSize, colour: SOFT_INK, tallest: tallestText };
      for (const text of smallTexts(line)) below = write(doc, text, { ...small, y: below + 1 });
    });
    cell(() => write(doc, line.hsn, { ...hsn, y }));
    cell(() => write(doc, formatCount(line.quantity), { ...quantity, y, tabular: true }));
    cell(() => {
      const each = unitPriceOf(line.amount, line.quantity);
      const below = write(doc, each.text, { ...unitPrice, y, tabular: true });
      if (each.isAbout) write(doc, 'about', { ...unitPrice, y: below, size: smallSize, colour: SOFT_INK });
    });
    cell(() => write(doc, formatRupees(line.amount), { ...amount, y, face: 'strong', tabular: true }));
  });
  return top + heightOfLine(doc, line);
}

function heightOfLine(doc: Sheet, line: OrderFormLine): number {
  const { width } = columnsOf(doc)[1];
  const description = Math.min(heightOf(doc, line.description, { width, face: 'strong' }), 120);
  const below = smallTexts(line).map(
    (text) => 1 + Math.min(heightOf(doc, text, { width, size: smallSize }), tallestText),
  );
  return below.reduce((sum, height) => sum + height, description) + 2 * padding;
}

/** The texts below a line's description: what it's made of, and the buyer's note. */
const smallTexts = (line: OrderFormLine): readonly string[] =>
  [configurationText(line), line.note === undefined ? '' : `Note to the printer: ${line.note}`].filter(Boolean);

/** The most characters that fit on a line of the description. */
const longestUnbroken = 48;

/** `Board: Folding Box Board 300 gsm · Size: 60 × 40 × 100 mm`; each entry stays on one line if it fits. */
function configurationText({ configuration }: OrderFormLine): string {
  const entries = configuration.map(({ label, value }) => `${label}: ${value}`);
  return entries
    .map((entry) => (entry.length > longestUnbroken ? entry : entry.replaceAll(' ', '\u00a0')))
    .join('\u00a0· ');
}
