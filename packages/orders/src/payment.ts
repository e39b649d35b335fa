import { isPaidInCash, isSentUnpaid, type PaymentMode } from './way/table.ts';

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

/** Whether work on an order starts only after a payment. */
export const startsWithPayment = ({ paymentMode, paid }: { paymentMode: PaymentMode; paid: number }): boolean =>
  !isSentUnpaid(paymentMode) && paid === 0;

/** Whether an order can be paid online now: nothing or only a part is paid, and it is neither cancelled nor paid in cash. */
export function awaitsPayment(order: {
  readonly status: string;
  readonly paymentMode: PaymentMode;
  readonly paymentStatus: string;
}): boolean {
  return awaiting.includes(order.paymentStatus) && order.status !== 'Cancelled' && !isPaidInCash(order.paymentMode);
}

const awaiting: readonly string[] = [
  'Payment Initiated',
  'Payment Pending',
  'Payment Failed',
  'Partially Paid',
] satisfies readonly PaymentStatus[];

/** The payment reference on order rows: our transaction id and the gateway's; without a gateway, the way's own text. */
export function txnReference(txnid: string, mipid: string): string {
  return `${txnid}/${mipid}`;
}
