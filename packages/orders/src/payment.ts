/** How a buyer chose to pay, spelled as on the wire. */
export const paymentModes = ['OnlinePayment', 'OnlinePartialPayment', 'PayLater', 'COD'] as const;

export type PaymentMode = (typeof paymentModes)[number];

export const paymentModeNames: { readonly [mode in PaymentMode]: string } = {
  OnlinePayment: 'Paid online',
  OnlinePartialPayment: 'Half now, half later',
  PayLater: 'Pay later',
  COD: 'Cash on delivery',
};

/** The payment statuses, exactly as displayed. */
export const paymentStatuses = [
  'Payment Initiated',
  'Payment Pending',
  'Partially Paid',
  'Paid',
  'Payment Failed',
  'Refunded',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** Whether an order can be paid online now: nothing or only a part is paid, and it is neither cancelled nor COD. */
export function awaitsPayment(order: {
  readonly status: string;
  readonly paymentMode: string;
  readonly paymentStatus: string;
}): boolean {
  return awaiting.includes(order.paymentStatus) && order.status !== 'Cancelled' && order.paymentMode !== 'COD';
}

const awaiting: readonly string[] = [
  'Payment Initiated',
  'Payment Pending',
  'Payment Failed',
  'Partially Paid',
] satisfies readonly PaymentStatus[];

/** What is ordered: made-to-measure boxes, a sample box, or stickers. */
export const orderTypes = ['Normal', 'Ordersample', 'Stickers'] as const;

export type OrderType = (typeof orderTypes)[number];

const modesOf: { readonly [type in OrderType]: readonly PaymentMode[] } = {
  Ordersample: ['OnlinePayment', 'COD'],
  Stickers: ['OnlinePayment', 'COD'],
  Normal: paymentModes,
};

/** Whether this kind of order can be paid this way: no half payment and no paying later for samples and stickers. */
export function orderTypeAllows(type: OrderType, mode: PaymentMode): boolean {
  return modesOf[type].includes(mode);
}

/** The payment reference on order rows: our transaction id and the gateway's; without a gateway `COD` or `LATER`. */
export function txnReference(txnid: string, mipid: string): string {
  return `${txnid}/${mipid}`;
}

/** Replaces the gateway's id where no gateway is involved. */
export function mipidWithoutGateway(mode: 'COD' | 'PayLater'): 'COD' | 'LATER' {
  return mode === 'COD' ? 'COD' : 'LATER';
}
