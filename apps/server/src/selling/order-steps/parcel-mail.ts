import { parcelMovedMail } from '@boxwright/mail';
import { formatCount } from '@boxwright/money';
import { comeBackWords, courierPage, stillToPay } from '@boxwright/orders';
import { documentsOf, findParcelStep } from '@boxwright/storage';
import type { ComposedMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { mailCompany } from '../company/mail-company.ts';
import { standingInvoice } from '../documents/standing-invoice.ts';
import { downloadAddresses } from '../orders/download-addresses.ts';
import { mailOrder, type OrderMail, orderLinks } from '../orders/order-mails.ts';
import { bringsCash, isCollected, type Parts, parcelStatusOf, quantitiesOf, readParts } from '../orders/parts.ts';
import { itemsIn, stillToCome } from '../orders/parts-shown.ts';

/** About a parcel's step; nothing if it was taken back, or if the order is closed. */
export async function mailOfParcel(
  { db }: Pick<Services, 'db'>,
  order: OrderMail | undefined,
  stepId: number,
): Promise<ComposedMail | undefined> {
  const found = await findParcelStep(db, stepId);
  if (!order || !found || order.stored.order.status === 'Cancelled') return undefined;
  const { step, parcel } = found;
  if (step.status === 'credited') return undefined;
  const { stored, company, publicUrl, token } = order;
  const { id } = stored.order;
  const invoice = standingInvoice(await documentsOf(db, id))?.invoice;
  const { courier, trackingNumber, reason } = parcel;
  const parts = await readParts(db, stored.order);
  const packed = parts.parcels.find(({ id: each }) => each === parcel.id);
  const isCash = stillToPay({ ...stored.order, isCarriageKept: false }) === 'cash';
  const mail = parcelMovedMail({
    company: mailCompany(company, publicUrl),
    order: mailOrder(order),
    ...{ parcel: parcel.number, status: step.status, at: step.createdAt },
    isCollected: packed !== undefined && isCollected(parts.lines, packed),
    ...(step.status === 'returned' && reason !== null ? { note: comeBackWords[reason].text } : {}),
    ...(courier === null ? {} : { courier: courierNamed(courier, trackingNumber ?? '') }),
    contents: parcelRows(parts),
    ...(isCash && step.status === 'sent' ? { bringsCash: bringsCash(parts, parcel) } : {}),
    links: {
      track: orderLinks(order).track,
      account: `${publicUrl}/my-orders/${id}`,
      ...(invoice && step.status === 'sent' ? { invoice: publicUrl + downloadAddresses.document(token, invoice) } : {}),
    },
  });
  return { key: `parcel-moved:${id}:${stepId}`, recipient: order.customer.email, mail };
}

/** A courier as mails name it. */
export const courierNamed = (name: string, trackingNumber: string) => ({
  name,
  trackingNumber,
  page: courierPage(name, trackingNumber),
});

/** What is in each parcel and how it stands, and what is still to come; empty for an order that goes whole. */
export function parcelRows(parts: Parts): { name: string; value: string }[] {
  if (parts.parcels.length === 0) return [];
  const pieces = (quantities: readonly number[]) =>
    itemsIn(parts, quantities)
      .map(({ name, quantity }) => `${formatCount(quantity)} × ${name}`)
      .join(', ');
  const toCome = pieces(stillToCome(parts));
  return [
    ...parts.parcels
      .filter(({ status }) => status !== 'packed')
      .map((parcel) => ({
        name: `Parcel ${parcel.number}, ${parcelStatusOf(parts.lines, parcel).toLowerCase()}`,
        value: [
          pieces(quantitiesOf(parts.lines, parcel)),
          parcel.courier === null ? '' : [parcel.courier, parcel.trackingNumber].filter(Boolean).join(' '),
        ]
          .filter(Boolean)
          .join('. '),
      })),
    ...(toCome === '' ? [] : [{ name: 'Still to come', value: toCome }]),
  ];
}
