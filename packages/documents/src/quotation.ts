import { add, divideHalfUp, formatPieces, formatRupees, type Paise, subtract } from '@boxwright/money';
import { drawFurniture } from './furniture.ts';
import { longDate } from './long-date.ts';
import type { OrderFormLine } from './order-form-data.ts';
import { drawLabel, drawLetterhead } from './order-form-head.ts';
import { drawLines } from './order-form-lines.ts';
import { drawSums } from './order-form-totals.ts';
import type { QuotationData } from './quotation-data.ts';
import { ACCENT, band, bytesOf, crease, hairline, INK, newSheet, SHEET, type Sheet, SOFT_INK, write } from './sheet.ts';
import { within } from './structure.ts';

const half = (SHEET.right - SHEET.left) / 2;
const gap = 16;
const left = { x: SHEET.left, width: half - gap };
const right = { x: SHEET.left + half + gap, width: half - gap };

/** The height of `drawOrdering`, with the space above it. */
const orderingHeight = 120;

/**
 * A quotation as PDF: A4 portrait, vector, selectable text, embedded fonts. The same data gives the same bytes.
 */
export async function quotationPdf(data: QuotationData): Promise<Uint8Array> {
  const doc = newSheet({
    title: `Quotation ${data.number}`,
    subject: data.lines.map(({ description }) => description).join(', '),
    author: data.company.name,
    createdAt: data.issuedAt,
  });
  const { company, number, issuedAt } = data;
  const nextPage = () => {
    doc.addPage();
    return SHEET.top + 22;
  };
  const head = { company, title: 'Quotation', number: `Number ${number}`, date: longDate(issuedAt) };
  const top = drawTerms(doc, drawLetterhead(doc, head), data) + 12;
  const sums = drawSums(doc, drawLines(doc, top, data.lines, nextPage), data.totals);
  const [line, ...others] = data.lines;
  const split = line && others.length === 0 ? drawSplit(doc, sums + 6, data, line) : sums;
  drawOrdering(doc, split + orderingHeight > SHEET.bottom ? nextPage() : split + 18, data);
  drawFurniture(doc, company, `Quotation ${number}`);
  return bytesOf(doc);
}

/** Draws addressee, validity and destination between crease lines; returns the y below. */
function drawTerms(doc: Sheet, top: number, { madeOutTo, validUntil, delivery, creditNote }: QuotationData): number {
  crease(doc, top);
  let forY = drawLabel(doc, 'Made out to', left.x, top + 11, left.width);
  for (const [index, line] of (madeOutTo.length > 0 ? madeOutTo : ['To whom it may concern']).entries()) {
    forY = write(doc, line, { ...left, y: forY, face: index === 0 ? 'strong' : 'text', tallest: 40 });
  }
  let y = drawLabel(doc, 'Valid', right.x, top + 11, right.width);
  y = write(doc, `Until ${longDate(validUntil)}`, { ...right, y, face: 'strong' });
  y = write(doc, delivery, { ...right, y });
  if (creditNote !== null) y = write(doc, creditNote, { ...right, y });
  const bottom = Math.max(forY, y) + 10;
  crease(doc, bottom);
  return bottom;
}

/** Draws the parts of the price and the fixed cost; returns the y below. */
function drawSplit(doc: Sheet, top: number, data: QuotationData, line: OrderFormLine): number {
  let y = drawLabel(doc, 'Parts of the goods price', left.x, top, left.width);
  within(doc, 'Table', () => {
    for (const { label, amount } of data.parts) y = drawPart(doc, y, label, amount, 'text');
    hairline(doc, y + 3, left.x, left.x + left.width);
    y = drawPart(doc, y + 6, 'Goods before tax', line.amount, 'strong');
  });

  if (!data.press) return y;
  const { amount, quantity } = line;
  const { die, plates, makeready, reorderTotal, dieOnFile, layout } = data.press;
  const running = subtract(amount, add(die, plates, makeready));
  const aPiece = divideHalfUp(BigInt(running), BigInt(quantity));
  const facts = [
    dieOnFile === null
      ? ['Cutting die, paid once', formatRupees(die)]
      : ['Cutting die, not charged', `On file: ${dieOnFile}`],
    ['Plates and makeready, in every order', `${formatRupees(plates)} and ${formatRupees(makeready)}`],
    [`And for each of ${formatPieces(quantity)} about`, formatRupees(aPiece)],
    ...(dieOnFile === null ? [['The same box again, without the die', formatRupees(reorderTotal)] as const] : []),
    ['Sheet layout', layout],
  ] as const;
  let rightY = drawLabel(doc, 'Set-up and pieces', right.x, top, right.width);
  for (const [name, value] of facts) {
    within(doc, 'P', () => {
      rightY = write(doc, name, { ...right, y: rightY, colour: SOFT_INK });
      rightY = write(doc, value, { ...right, y: rightY, face: 'strong' }) + 3;
    });
  }
  return Math.max(y, rightY);
}

function drawPart(doc: Sheet, y: number, label: string, amount: Paise, face: 'text' | 'strong'): number {
  const name = { ...left, y, face, colour: face === 'text' ? SOFT_INK : INK };
  return within(doc, 'TR', () => {
    within(doc, 'TH', () => write(doc, label, name), { scope: 'Row' });
    const figures = { ...left, y, align: 'right', face, tabular: true } as const;
    return within(doc, 'TD', () => write(doc, formatRupees(amount), figures));
  });
}

/** Draws how to order, the conditions and the contact. */
function drawOrdering(
  doc: Sheet,
  top: number,
  { lines, orderAddress, validUntil, number, contactLines, press }: QuotationData,
): void {
  band(doc, top, 40);
  const whole = { x: SHEET.left, width: SHEET.right - SHEET.left };
  if (orderAddress === null) {
    write(doc, `To order, reply with the quotation number ${number}.`, { ...whole, y: top + 8, face: 'strong' });
  } else {
    const says = lines.length === 1 ? 'Order at this price:' : 'Order all of it at these prices:';
    within(doc, 'Link', (structParent) => {
      const y = write(doc, says, { ...whole, y: top + 7, face: 'strong' });
      write(doc, orderAddress.shown, { ...whole, y, colour: ACCENT, size: 7, tallest: 20 });
      const contents = { Contents: new String(`${says} ${orderAddress.shown}`), ...(structParent && { structParent }) };
      doc.link(whole.x, top + 4, whole.width, 32, orderAddress.full, contents as object);
    });
  }
  const terms =
    `The price of the goods is valid until ${longDate(validUntil)}. Delivery and tax are shown at the rates of this quotation’s date ` +
    'and are charged at the rates of the order’s date.' +
    (press?.dieOnFile
      ? ' The price is without the cutting die. It applies to orders from the account that has the die: please log in to order.'
      : '');
  let y = write(doc, terms, { ...whole, y: top + 48, size: 7.5, colour: SOFT_INK }) + 4;
  for (const line of contactLines) y = write(doc, line, { ...whole, y, size: 7.5, colour: SOFT_INK });
}
