import type { OrderRow } from '@boxwright/contract';
import { awaitsApproval, isDeferred, paymentModes, ways } from '@boxwright/orders';

/** An address for display: a heading and its lines, without empty ones. */
export interface PrintedAddress {
  readonly company: string;
  readonly contact: string;
  readonly lines: readonly string[];
  readonly mobile: string;
  readonly gstin: string;
}

const place = (city: string, pincode: string) => [city, pincode].filter(Boolean).join(' – ');

export const shippingOf = (row: OrderRow): PrintedAddress => ({
  company: row.shippingCompany,
  contact: row.shippingContact,
  lines: [
    row.shippingAddress,
    row.shippingLandmark,
    place(row.shippingCity, row.shippingPincode),
    [row.shippingState, row.shippingCountry].filter(Boolean).join(', '),
  ].filter(Boolean),
  mobile: row.shippingMobile,
  gstin: row.shippingGstin,
});

/** Empty where the buyer gave no number of their own. */
export const purchaseOrderLine = ({ purchaseOrder }: Pick<OrderRow, 'purchaseOrder'>): string =>
  purchaseOrder === '' ? '' : `Purchase order ${purchaseOrder}`;

export const billingOf = (row: OrderRow): PrintedAddress => ({
  company: row.billingCompany,
  contact: row.billingContact,
  lines: [
    row.billingAddress,
    row.billingLandmark,
    place(row.billingCity, row.billingPincode),
    [row.billingState, row.billingCountry].filter(Boolean).join(', '),
    purchaseOrderLine(row),
  ].filter(Boolean),
  mobile: row.billingMobile,
  gstin: row.billingGstin,
});

/** Derived from the delivery type; only if that is missing, a charge of zero means pick-up. */
export const deliveryLabel = (row: Pick<OrderRow, 'deliveryType' | 'delivery'>): string => {
  if (row.deliveryType === 'SelfPickup') return 'Self Pickup';
  if (row.deliveryType === 'StandardShipping') return 'Delivery Partner';
  return row.delivery > 0 ? 'Delivery Partner' : 'Self Pickup';
};

/** Whether nothing of the order is delivered. */
export const isCollected = (row: Pick<OrderRow, 'deliveryType' | 'delivery'>): boolean =>
  deliveryLabel(row) === 'Self Pickup';

/**
 * Whether a transaction number is the order's own and not that of a payment at a gateway: the number of an order to be
 * paid on delivery, later or by transfer.
 */
export const isWithoutGateway = (
  row: Pick<OrderRow, 'paymentMode' | 'paymentReference'>,
  txnid: string,
  mipid: string,
): boolean => {
  const own = splitReference(row.paymentReference);
  const isOwn = own.transactionId === txnid && isMipidWithoutGateway(own.paymentId);
  return isDeferred(row.paymentMode) && (isOwn || isMipidWithoutGateway(mipid));
};

const isMipidWithoutGateway = (mipid: string): boolean =>
  paymentModes.some((mode) => isDeferred(mode) && ways[mode].mipid === mipid);

/** Splits `txnid/mipid`; either part may be empty. */
export const splitReference = (reference: string): { readonly transactionId: string; readonly paymentId: string } => {
  const [transactionId = '', paymentId = ''] = reference.split('/');
  return { transactionId, paymentId };
};

/** Whether the dates of an order still lie ahead. */
export const hasDates = (row: Pick<OrderRow, 'status'>): boolean => awaitsApproval(row.status);
