import { type AskedInSale, type EnquiredBox, type EnquiryRow, grainWishIn } from '@boxwright/contract';
import { formatPieces } from '@boxwright/money';
import type { Enquiry, InboxRow } from '@boxwright/storage';
import { formNames } from './form-names.ts';

/** An enquiry as a row of the inbox. */
export const presentEnquiryRow = (row: InboxRow): EnquiryRow => ({
  id: row.id,
  form: formNames[row.source],
  name: row.name,
  company: row.company,
  about: aboutOf(row),
  state: row.state,
  ownerId: row.ownerId,
  ownerName: row.ownerName,
  createdAt: row.createdAt,
});

/** What an enquiry is about, in a few words. */
function aboutOf(enquiry: Enquiry): string {
  const quantity = numberIn(enquiry, 'quantity');
  const pieces = quantity === null ? [] : [formatPieces(quantity)];
  const said = enquiry.source === 'delivery-quote' ? [] : [enquiry.message?.replace(/\s+/g, ' ').slice(0, 120) ?? ''];
  const parts = [enquiry.cartonType ?? '', ...pieces, ...said].filter((part) => part !== '');
  return parts.length === 0 ? 'Asks for a call' : parts.join(' · ');
}

/** A number of an enquiry's details; null when its form has none. */
export function numberIn({ details }: Pick<Enquiry, 'details'>, name: string): number | null {
  const value = details[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The configured box of a delivery quote; null for other enquiries. */
export function boxOf(enquiry: Enquiry): EnquiredBox | null {
  const [variantId, boardId, quantity] = ['variantId', 'boardId', 'quantity'].map((name) => numberIn(enquiry, name));
  const [lengthMm, widthMm, heightMm] = ['lengthMm', 'widthMm', 'heightMm'].map((name) => numberIn(enquiry, name));
  if (!variantId || !boardId || !quantity || !lengthMm || !widthMm || !heightMm) return null;
  const { print, grain } = enquiry.details;
  const coating = (name: string) => numberIn(enquiry, name) || null;
  return {
    variantId,
    boardId,
    quantity,
    lengthMm,
    widthMm,
    heightMm,
    outerCoatingId: coating('outerCoatingId'),
    innerCoatingId: coating('innerCoatingId'),
    print: typeof print === 'string' ? print : null,
    grain: grainWishIn(grain),
  };
}

/** Length, width and height in cm, as typed into the quotation form; null for other enquiries. */
export function sizeOf(enquiry: Enquiry): number[] | null {
  const sides = ['length', 'width', 'height'].flatMap((name) => numberIn(enquiry, name) ?? []);
  return sides.length === 3 ? sides : null;
}

/** What an enquiry asks for, beside the sale that was begun from it. */
export const askedInSale = (enquiry: Enquiry): AskedInSale => ({
  id: enquiry.id,
  form: formNames[enquiry.source],
  message: enquiry.message,
  cartonType: enquiry.cartonType,
  quantity: numberIn(enquiry, 'quantity'),
  sizeCm: sizeOf(enquiry),
  pincode: enquiry.pincode,
  box: boxOf(enquiry),
});
