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

/** What of an order decides whether its buyer is asked for money. */
export interface OrderAsked {
  readonly status: string;
  readonly paymentMode: PaymentMode;
  readonly paymentStatus: string;
  /** Whether the buyer bears a part of the carriage of an order that was closed after it came back. */
  readonly isCarriageKept: boolean;
}

/**
 * Whether money is asked for at all: not while an order is back with us, and of a closed one only what its buyer bears
 * of the carriage.
 */
export const isMoneyAsked = ({ status, isCarriageKept }: Pick<OrderAsked, 'status' | 'isCarriageKept'>): boolean =>
  status === 'Cancelled' ? isCarriageKept : status !== 'Returned';

/** Whether an order is to be paid online now: money is asked for, not all of it is paid, and not in cash at the door. */
export function awaitsPayment(order: OrderAsked): boolean {
  const isAtTheDoor = isPaidInCash(order.paymentMode) && order.status !== 'Cancelled';
  return awaiting.includes(order.paymentStatus) && isMoneyAsked(order) && !isAtTheDoor;
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
