import { amountInWords, formatRupees, totalRows } from '@boxwright/money';
import type { OrderFormData, OrderFormTotals } from './order-form-data.ts';
import { drawLabel, isLandscape } from './order-form-head.ts';
import { ACCENT, band, frameOf, hairline, heightOf, INK, SHEET, type Sheet, SOFT_INK, write } from './sheet.ts';
import { within } from './structure.ts';
import { drawSumTable, heightOfSums, type SumTable } from './sum-table.ts';

/** The column of the amounts, at the right edge of the page. */
const sumsOf = (doc: Sheet) => ({ x: frameOf(doc).right - sumsWidth, width: sumsWidth });
const sumsWidth = SHEET.right - 322;
const words = { x: SHEET.left, width: 250 };
const settledHeight = 40;

/** The height of the totals and contact lines, which are never split across pages. */
export function heightOfTotals(doc: Sheet, data: OrderFormData): number {
  const sums = heightOfSums(doc, sumsOf(doc), sumTableOf(data.totals)) + 6;
  const contact = contactHeight(doc, data);
  return (isLandscape(doc) ? Math.max(sums, wordsHeight(doc, data) + contact) : sums + contact) + settledHeight;
}

/**
 * Draws the amounts, the total in figures and words, what is paid and due, and the contact lines (below, or beside the
 * amounts in landscape).
 */
export function drawTotals(doc: Sheet, top: number, data: OrderFormData): void {
  if (isLandscape(doc)) {
    const beside = drawContact(doc, top + wordsHeight(doc, data), data);
    drawSettled(doc, Math.max(drawSums(doc, top, data.totals), beside), data.payment);
    return;
  }
  const settled = drawSettled(doc, drawSums(doc, top, data.totals), data.payment);
  drawContact(doc, settled, data);
}

/** Draws the amounts and the total in figures and words; returns the y below. */
export function drawSums(doc: Sheet, top: number, totals: OrderFormTotals): number {
  const wordsY = drawLabel(doc, 'Total in words', words.x, top + 10, words.width);
  write(doc, amountInWords(totals.total), { ...words, y: wordsY });
  return drawSumTable(doc, sumsOf(doc), top + 10, sumTableOf(totals)) + 6;
}

const sumTableOf = (totals: OrderFormTotals): SumTable => ({
  rows: totalRows(totals).map((row) => ({ ...row, amount: formatRupees(row.amount) })),
  total: { name: 'Total', aside: 'inclusive of tax', amount: formatRupees(totals.total) },
});

function drawSettled(doc: Sheet, top: number, payment: OrderFormData['payment']): number {
  band(doc, top, settledHeight - 6);
  const y = top + 10;
  const figures = { face: 'strong', size: 10, y: y - 1 } as const;
  within(doc, 'P', () => {
    const paid = { x: SHEET.left, width: 240, y };
    write(doc, 'Amount Paid', { ...paid, colour: SOFT_INK });
    write(doc, formatRupees(payment.amountPaid), { ...paid, ...figures, x: paid.x + 70 });
  });
  within(doc, 'P', () => {
    const due = { ...sumsOf(doc), y };
    write(doc, 'Balance Due', { ...due, colour: SOFT_INK });
    const colour = payment.balanceDue > 0 ? ACCENT : INK;
    write(doc, formatRupees(payment.balanceDue), { ...due, ...figures, align: 'right', colour });
  });
  return top + settledHeight;
}

/** Returns the y below. */
function drawContact(doc: Sheet, top: number, { contactLines }: OrderFormData): number {
  if (contactLines.length === 0) return top;
  if (!isLandscape(doc)) hairline(doc, top + 6);
  let y = drawLabel(doc, 'Questions about this order', SHEET.left, top + 14, words.width);
  for (const line of contactLines) y = write(doc, line, { ...contactColumn(doc), y });
  return y + 8;
}

const contactColumn = (doc: Sheet) => {
  const right = isLandscape(doc) ? sumsOf(doc).x - 24 : frameOf(doc).right;
  return { x: SHEET.left, width: right - SHEET.left, colour: SOFT_INK, size: 8 } as const;
};

/** The height of the total in words. */
const wordsHeight = (doc: Sheet, { totals }: OrderFormData): number =>
  24 + heightOf(doc, amountInWords(totals.total), words);

function contactHeight(doc: Sheet, { contactLines }: OrderFormData): number {
  if (contactLines.length === 0) return 0;
  return contactLines.reduce((sum, line) => sum + heightOf(doc, line, contactColumn(doc)), 28);
}
