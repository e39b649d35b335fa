import { findWay, paperName } from '@boxwright/orders';
import { longDate } from './long-date.ts';
import type { DocumentAddress, DocumentCompany, OrderFormData } from './order-form-data.ts';
import { ACCENT, accentBar, crease, frameOf, hairline, SHEET, type Sheet, SOFT_INK, write } from './sheet.ts';
import type { Tag } from './structure.ts';

/** Half the width of the text area. */
const halfOf = (doc: Sheet): number => (frameOf(doc).right - SHEET.left) / 2;
const gap = 16;

/** The head of a document, besides the company. */
export type Letterhead = {
  readonly company: DocumentCompany;
  readonly title: string;
  readonly number: string;
  readonly date: string;
  /** Below the date in the accent colour, such as that the order is cancelled, and when. */
  readonly status?: string | undefined;
  /** Shown below the date in the accent colour. */
  readonly notice?: string | undefined;
  /** Below the company's GSTIN. */
  readonly state?: string | undefined;
};

/** Draws company, title, number and date of the order form; returns the y below. */
export const drawOrderHead = (doc: Sheet, { company, order, notice }: OrderFormData): number =>
  drawLetterhead(doc, {
    company,
    title: 'Customer Order Form',
    number: `Order number ${order.number}`,
    date: longDateAndTime(order.placedAt),
    status: order.cancelledAt && `Cancelled on ${longDate(order.cancelledAt)}`,
    notice,
  });

/** Draws company, title, number and date; returns the y below. */
export function drawLetterhead(
  doc: Sheet,
  { company, title: heading, number, date, status, notice, state }: Letterhead,
): number {
  const half = halfOf(doc);
  const right = SHEET.left + half + gap;
  const column = { width: half - gap, size: 8 };
  // A landscape page is short. With the address in one line, a usual order fits on one page.
  const isWide = isLandscape(doc);
  const name = { ...column, face: 'heading', size: isWide ? 13 : 15 } as const;
  let y = write(doc, company.name, { ...name, x: SHEET.left, y: SHEET.top }) + 3;
  const lines = [
    ...(isWide ? [company.addressLines.join(', ')] : company.addressLines),
    company.phones.join(', '),
    company.email,
    company.gstin && `GSTIN ${company.gstin}`,
    state,
  ];
  for (const line of lines) if (line) y = write(doc, line, { ...column, x: SHEET.left, y, colour: SOFT_INK });

  accentBar(doc, frameOf(doc).right - 28, SHEET.top + 1, 28);
  const title = { ...column, x: right, align: 'right' } as const;
  let titleY = write(doc, heading, { ...title, y: SHEET.top + 9, face: 'heading', size: 18, as: 'H1' }) + 4;
  titleY = write(doc, number, { ...title, y: titleY, face: 'strong', size: 9.5 });
  titleY = write(doc, date, { ...title, y: titleY, colour: SOFT_INK });
  for (const text of [status, notice]) {
    if (text) titleY = write(doc, text, { ...title, y: titleY + 6, face: 'strong', size: 10, colour: ACCENT });
  }
  return Math.max(y, titleY) + 12;
}

/**
 * Draws the billing and shipping addresses between crease lines, and in landscape the terms in a third column, because
 * the page is short. Returns the y below.
 */
export function drawAddresses(doc: Sheet, top: number, data: OrderFormData): number {
  crease(doc, top);
  const share = (frameOf(doc).right - SHEET.left) / (isLandscape(doc) ? 3 : 2);
  const column = (place: number) => ({
    x: SHEET.left + place * share + (place === 0 ? 0 : gap),
    y: top + 11,
    width: share - gap,
  });
  const bottoms = [
    drawAddress(doc, column(0), 'Billing address', data.billing),
    data.isCollected
      ? drawPickup(doc, column(1), data)
      : drawAddress(doc, column(1), 'Shipping address', data.shipping),
    isLandscape(doc) ? drawTermsBelowEachOther(doc, column(2), data) : top,
  ];
  const bottom = Math.max(...bottoms) + 10;
  crease(doc, bottom);
  return bottom;
}

/** Whether the page is landscape; the terms are then beside the addresses. */
export const isLandscape = (doc: Sheet): boolean => doc.page.width > doc.page.height;

type Column = { readonly x: number; readonly y: number; readonly width: number };

export function drawAddress(doc: Sheet, column: Column, title: string, address: DocumentAddress): number {
  let y = drawLabel(doc, title, column.x, column.y, column.width);
  y = write(doc, address.company || address.contactPerson, { ...column, y, face: 'strong', size: 9.5 });
  // An address abroad is in its lines alone.
  const place = address.city && `${address.city}, ${address.state} ${address.pincode}`;
  const lines = [
    address.company && address.contactPerson,
    address.address,
    address.landmark && `Landmark: ${address.landmark}`,
    place,
    address.country,
    `Mobile ${address.mobile}`,
    address.email,
    address.gstin && `GSTIN ${address.gstin}`,
    address.purchaseOrder && `Purchase order ${address.purchaseOrder}`,
  ];
  for (const line of lines) if (line) y = write(doc, line, { ...column, y });
  return y;
}

/** Draws the address of the works, for an order that is picked up. */
function drawPickup(doc: Sheet, column: Column, { company }: OrderFormData): number {
  let y = drawLabel(doc, 'Self Pickup at', column.x, column.y, column.width);
  y = write(doc, company.name, { ...column, y, face: 'strong', size: 9.5 });
  for (const line of [...company.addressLines, company.phones[0]]) if (line) y = write(doc, line, { ...column, y });
  return y;
}

const termsOf = ({ payment, delivery }: OrderFormData) => [
  { title: 'Payment Mode', value: paperName(payment.mode), width: 120 },
  // Only payments at the gateway have a transaction.
  ...((findWay(payment.mode)?.settled ?? 'online') !== 'online' && !payment.transactionNumber
    ? []
    : [{ title: 'Transaction number', value: payment.transactionNumber || 'None yet', width: 250 }]),
  { title: 'Delivery', value: delivery, width: 120 },
];

function drawTermsBelowEachOther(doc: Sheet, { x, y: top, width }: Column, data: OrderFormData): number {
  let y = top;
  for (const { title, value } of termsOf(data)) {
    y = write(doc, value, { x, y: drawLabel(doc, title, x, y, width, 'P'), width, face: 'strong' }) + 6;
  }
  return data.ready ? write(doc, data.ready, { x, y: y - 4, width }) : y;
}

/** Draws payment mode, transaction and delivery in one row; returns the y below. */
export function drawTerms(doc: Sheet, top: number, data: OrderFormData): number {
  let x: number = SHEET.left;
  let bottom = top;
  for (const { title, value, width } of termsOf(data)) {
    const y = drawLabel(doc, title, x, top + 10, width - 12, 'P');
    bottom = Math.max(bottom, write(doc, value, { x, y, width: width - 12, face: 'strong' }));
    x += width + 7.6;
  }
  if (data.ready) {
    const width = frameOf(doc).right - SHEET.left;
    bottom = write(doc, data.ready, { x: SHEET.left, y: bottom + 5, width });
  }
  hairline(doc, bottom + 8);
  return bottom + 8;
}

/** Draws a small heading in the accent colour; returns the y below. */
export function drawLabel(doc: Sheet, text: string, x: number, y: number, width: number, as: Tag = 'H2'): number {
  return write(doc, text, { x, y, width, face: 'strong', size: 7.5, colour: ACCENT, as }) + 2;
}

const longIndianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** "20 November 2026 at 3:30 pm", Indian time. ICU's narrow no-break space isn't in every font. */
function longDateAndTime(date: Date): string {
  return longIndianTime.format(date).replaceAll('\u202f', ' ');
}
