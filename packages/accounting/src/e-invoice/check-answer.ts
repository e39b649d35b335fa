import { slashedDay } from '../days.ts';
import { notRegistered, registeredAs } from '../registration.ts';
import type { AccountDocument } from '../rows.ts';
import { irnOf, isRegistrable, portalTypes } from './irn.ts';
import type { PortalAnswer } from './portal-answer.ts';

/**
 * Why the portal's answer doesn't belong to a document as issued, as a sentence; null if it does. The signature isn't
 * checked: that needs the portal's key.
 */
export function refuseAnswer(answer: PortalAnswer, document: AccountDocument): string | null {
  const { irn, isCancelled, qr } = answer;
  const { kind, number, day, supplier, total } = document;
  const type = isRegistrable(kind) ? portalTypes[kind] : undefined;
  if (type === undefined) return `${number} is neither an invoice nor a note.`;
  if (isCancelled) return `${number}: the portal says that this registration was cancelled.`;
  const wrong = (what: string, theirs: string, our: string) =>
    `${number}: the portal has ${what} ${theirs}, the document ${our}.`;
  if (qr.type !== type) return wrong('the type', qr.type, type);
  if (qr.sellerGstin !== supplier.gstin) return wrong('the seller', qr.sellerGstin, supplier.gstin ?? 'none');
  const buyer = registeredAs(document) ?? (document.exported && notRegistered);
  if (qr.buyerGstin !== buyer) return wrong('the buyer', qr.buyerGstin, buyer ?? 'none');
  if (qr.date !== slashedDay(day)) return wrong('the date', qr.date, slashedDay(day));
  if (Math.round(qr.total * 100) !== total) return wrong('the value', qr.total.toFixed(2), (total / 100).toFixed(2));
  const expected = irnOf({ gstin: qr.sellerGstin, day, type, number });
  if (irn !== expected || qr.irn !== expected)
    return `${number}: its reference number isn’t the one that the portal’s rule gives. Was it changed by hand?`;
  return null;
}
