import type { Output } from '@boxwright/contract';
import type { AddressSnapshot, Order, StoredDocument } from '@boxwright/storage';

type Documents = readonly Pick<StoredDocument, 'kind'>[];

/** Why an address of an order can't be corrected any more; undefined if it can. */
export function refuseCorrection(
  { status, deliveryType }: Pick<Order, 'status' | 'deliveryType'>,
  documents: Documents,
  address: 'billing' | 'shipping',
): string | undefined {
  if (status === 'Cancelled') return 'This order has been cancelled.';
  if (address === 'billing') {
    return documents.some(({ kind }) => kind === 'tax-invoice')
      ? 'The invoice is issued, and its billing address can’t be changed any more.'
      : undefined;
  }
  if (deliveryType === 'SelfPickup') return 'This order is collected at our works.';
  // An order that came back is sent again to the corrected address.
  return status === 'Dispatched' || status === 'Delivered'
    ? 'The order is sent, and its delivery address can’t be changed any more.'
    : undefined;
}

/** What can be corrected of an address. Pincode, city, state and GSTIN decide charges and taxes, and stay. */
export const contactOf = (address: AddressSnapshot) => ({
  companyName: address.companyName ?? '',
  contactName: address.contactName,
  mobile: address.mobile,
  email: address.email ?? '',
  flat: address.flat ?? '',
  area: address.area,
  landmark: address.landmark ?? '',
});

/** The addresses of an order as they can be corrected now; null for one that can't. */
export function correctableAddresses(order: Order, documents: Documents): Output<'GetDeskOrder'>['correctable'] {
  const [billing, shipping] = (['billing', 'shipping'] as const).map((address) =>
    refuseCorrection(order, documents, address) === undefined ? contactOf(order[`${address}Address`]) : null,
  );
  return { billing: billing ?? null, shipping: shipping ?? null };
}
