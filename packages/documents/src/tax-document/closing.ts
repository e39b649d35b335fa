import { add, amountInWords, formatRupees } from '@boxwright/money';
import { longDate } from '../long-date.ts';
import { drawLabel } from '../order-form-head.ts';
import { ACCENT, band, frameOf, hairline, heightOf, INK, SHEET, type Sheet, SOFT_INK, write } from '../sheet.ts';
import { within } from '../structure.ts';
import { drawSumTable, heightOfSums, type SumTable } from '../sum-table.ts';
import type { TaxDocumentData } from '../tax-document-data.ts';
import { hsnRowsOf, plainAmount, rateText, taxHeadsOf } from './tax-heads.ts';
import { wordingOf } from './wording.ts';

const bandHeight = 34;
const signatureHeight = 74;
const left = { x: SHEET.left, width: 285 } as const;
const sumsWidth = 196;
const sumsOf = (doc: Sheet) => ({ x: frameOf(doc).right - sumsWidth, width: sumsWidth });
const noteStyle = { size: 7.5, colour: SOFT_INK } as const;

/** The height of everything below the table of goods, which is never split across pages. */
export function heightOfClosing(doc: Sheet, data: TaxDocumentData): number {
  const words = heightOf(doc, amountInWords(data.total), left) + 24;
  const { isOfMoney, settled } = wordingOf(data);
  const summary = isOfMoney ? 0 : 34 + (hsnRowsOf(data.lines).length + 1) * 13;
  const sums = heightOfSums(doc, sumsOf(doc), sumTableOf(data)) + 8;
  const foot = 12 + notesOf(data).reduce((sum, note) => sum + heightOf(doc, note, { ...left, ...noteStyle }) + 3, 0);
  return Math.max(words + summary, sums) + (settled ? bandHeight + 8 : 0) + Math.max(foot, signatureHeight) + 8;
}

/** Draws the amounts, the total in words, the summary by HSN, what is paid and due, notes and the signature's place. */
export function drawClosing(doc: Sheet, top: number, data: TaxDocumentData): void {
  const { isOfMoney, settled } = wordingOf(data);
  const wordsY = drawLabel(doc, isOfMoney ? 'Amount in words' : 'Total in words', left.x, top + 10, left.width);
  const words = write(doc, amountInWords(data.total), { ...left, y: wordsY });
  const summary = isOfMoney ? words : drawHsnSummary(doc, words + 12, data);
  let y = Math.max(summary, drawSumTable(doc, sumsOf(doc), top + 10, sumTableOf(data))) + 8;
  if (settled) {
    drawSettled(doc, y, data, settled);
    y += bandHeight + 8;
  }
  drawNotes(doc, y + 4, data);
  drawSignature(doc, y + 4, data);
}

function sumTableOf(data: TaxDocumentData): SumTable {
  const { lines } = data;
  const { isOfMoney, total } = wordingOf(data);
  const heads = taxHeadsOf(data).map(({ name, of }) => ({ name, amount: add(...lines.map(of)) }));
  const tax = { name: 'Tax in this amount', amount: formatRupees(add(...heads.map(({ amount }) => amount))) };
  const value = {
    name: 'Taxable value',
    amount: formatRupees(add(...lines.map(({ taxable }) => taxable))),
    notes: partsOf(data),
  };
  return {
    rows: isOfMoney ? [tax] : [value, ...heads.map(({ name, amount }) => ({ name, amount: formatRupees(amount) }))],
    total: { name: total, amount: formatRupees(data.total) },
  };
}

/** What the taxable value consists of. */
function partsOf(data: TaxDocumentData): string[] {
  const { delivery, codFee, discount } = data.includes;
  return [
    delivery > 0 ? `with delivery ${formatRupees(delivery)}` : '',
    codFee > 0 ? `with Cash On Delivery charge ${formatRupees(codFee)}` : '',
    discount > 0 ? `less discount ${formatRupees(discount)}` : '',
  ].filter(Boolean);
}

/** The goods by HSN and rate, as returns need them. */
function drawHsnSummary(doc: Sheet, top: number, data: TaxDocumentData): number {
  const heads = taxHeadsOf(data);
  const columns = [
    { title: 'HSN', x: left.x, width: 50, align: 'left' },
    { title: 'Taxable (₹)', x: left.x + 54, width: 70, align: 'right' },
    { title: 'Rate', x: left.x + 128, width: 34, align: 'right' },
    ...heads.map(({ name }, index) => ({
      title: `${name} (₹)`,
      x: left.x + 166 + index * 60,
      width: 57,
      align: 'right' as const,
    })),
  ] as const;
  const row = (y: number, texts: readonly string[], isHead: boolean) =>
    within(doc, 'TR', () => {
      for (const [index, text] of texts.entries()) {
        const column = columns[index];
        if (!column) continue;
        const { x, width, align } = column;
        const style = {
          x,
          y,
          width,
          align,
          size: 7.5,
          tabular: align === 'right',
          colour: isHead ? SOFT_INK : INK,
        } as const;
        const draw = () => write(doc, text, isHead ? { ...style, face: 'strong' } : style);
        within(doc, isHead ? 'TH' : 'TD', draw, isHead ? { scope: 'Column' } : {});
      }
    });
  let y = drawLabel(doc, 'By HSN', left.x, top, left.width);
  within(doc, 'Table', () => {
    row(
      y,
      columns.map(({ title }) => title),
      true,
    );
    y += 13;
    hairline(doc, y - 1, left.x, left.x + left.width);
    for (const each of hsnRowsOf(data.lines)) {
      const taxes = heads.map(({ of }) => plainAmount(of(each)));
      row(y + 1, [each.hsn, plainAmount(each.taxable), rateText(each.gstRateBps, { share: 1 }), ...taxes], false);
      y += 13;
    }
  });
  return y;
}

function drawSettled(
  doc: Sheet,
  y: number,
  { payment }: TaxDocumentData,
  { paid, due }: { paid: string; due: string },
) {
  band(doc, y, bandHeight);
  const figures = { face: 'strong', size: 10, y: y + 10 } as const;
  within(doc, 'P', () => {
    write(doc, paid, { x: left.x, width: 110, y: y + 11, colour: SOFT_INK });
    const x = left.x + doc.widthOfString(paid) + 12;
    write(doc, formatRupees(payment.paid), { ...figures, x, width: 140 });
  });
  within(doc, 'P', () => {
    const sums = sumsOf(doc);
    const by = payment.due > 0 && payment.dueOn ? ` by ${longDate(new Date(`${payment.dueOn}T00:00:00+05:30`))}` : '';
    write(doc, due + by, { ...sums, y: y + 11, colour: SOFT_INK });
    const colour = payment.due > 0 ? ACCENT : INK;
    write(doc, formatRupees(payment.due), { ...sums, ...figures, align: 'right', colour });
  });
}

function notesOf(data: TaxDocumentData): string[] {
  const advances = (data.kind === 'tax-invoice' ? (data.payment.advances ?? []) : []).map(
    ({ number, issuedAt, amount }) =>
      `Advance received: ${formatRupees(amount)}, Receipt Voucher ${number} of ${longDate(issuedAt)}.`,
  );
  const bank = data.bank === undefined ? [] : [`To pay by bank transfer: ${data.bank.join(', ')}.`];
  const free = data.lines.some((line) => (line.free ?? 0) > 0)
    ? [
        'Free pieces were made beyond the order. They go with it at no charge, and the value of the goods is that of the order.',
      ]
    : [];
  return [...bank, ...advances, ...free, ...wordingOf(data).notes];
}

function drawNotes(doc: Sheet, top: number, data: TaxDocumentData): void {
  let y = top;
  for (const note of notesOf(data)) y = write(doc, note, { ...left, ...noteStyle, y }) + 3;
}

/** The rules ask for the supplier's signature: its place is left free, above the signatory's name. */
function drawSignature(doc: Sheet, top: number, { supplier }: TaxDocumentData): void {
  const sums = sumsOf(doc);
  write(doc, `For ${supplier.name}`, { ...sums, y: top, align: 'right', face: 'strong', tallest: 24 });
  hairline(doc, top + signatureHeight - 22, sums.x + 40);
  const { name, role } = supplier.signatory ?? { name: '', role: '' };
  const signs = [name, role, name === '' ? 'Authorised signatory' : 'authorised signatory'].filter(
    (part) => part !== '',
  );
  write(doc, signs.join(', '), { ...sums, ...noteStyle, y: top + signatureHeight - 18, align: 'right' });
}
