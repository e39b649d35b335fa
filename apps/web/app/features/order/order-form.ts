import type { OrderRow } from '@boxwright/contract';

/** An address as it is printed: a heading's lines, without empty ones. */
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

export const billingOf = (row: OrderRow): PrintedAddress => ({
  company: row.billingCompany,
  contact: row.billingContact,
  lines: [
    row.billingAddress,
    row.billingLandmark,
    place(row.billingCity, row.billingPincode),
    [row.billingState, row.billingCountry].filter(Boolean).join(', '),
  ].filter(Boolean),
  mobile: row.billingMobile,
  gstin: row.billingGstin,
});

/** Told by the delivery type; a charge of zero means pickup only where that says nothing. */
export const deliveryLabel = (row: Pick<OrderRow, 'deliveryType' | 'delivery'>): string => {
  if (row.deliveryType === 'SelfPickup') return 'Self Pickup';
  if (row.deliveryType === 'StandardShipping') return 'Delivery Partner';
  return row.delivery > 0 ? 'Delivery Partner' : 'Self Pickup';
};

/** Payment mode as the order form prints it: online payments went through PayU. */
export const paymentLabel = (mode: string): string => {
  if (mode === 'COD') return 'Cash On Delivery';
  if (mode === 'PayLater') return 'Pay Later';
  return 'PAYU';
};

export const isCashOnDelivery = (row: Pick<OrderRow, 'paymentMode'>): boolean => row.paymentMode === 'COD';

/** The taxes of an order, in paise: CGST and SGST inside the state, IGST outside; zero ones left out. */
export const taxesOf = (row: Pick<OrderRow, 'cgst' | 'sgst' | 'igst'>): readonly { name: string; amount: number }[] =>
  [
    { name: 'CGST', amount: row.cgst },
    { name: 'SGST', amount: row.sgst },
    { name: 'IGST', amount: row.igst },
  ].filter(({ amount }) => amount > 0);

/** Whether anything of the order is still to be paid. */
export const awaitsPayment = (row: Pick<OrderRow, 'due' | 'status'>): boolean =>
  row.due > 0 && !/^cancelled$/i.test(row.status);

/** `txnid/mipid` taken apart; either may be empty. */
export const splitReference = (reference: string): { readonly transactionId: string; readonly paymentId: string } => {
  const [transactionId = '', paymentId = ''] = reference.split('/');
  return { transactionId, paymentId };
};

/** Rupees a piece: two decimals, or up to four where the price needs them. */
export const formatUnitPrice = (rupees: number): string =>
  `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(rupees)}`;
