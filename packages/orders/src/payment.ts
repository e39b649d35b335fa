import { isPaidInCash, isSentUnpaid, type PaymentMode, ways } from './way/table.ts';

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

/** What is paid of an order, and what is still due. */
interface OrderMoney {
  readonly paymentMode: PaymentMode;
  readonly paid: number;
  readonly due: number;
}

/** Before what the rest of an order is due whose first part is paid: half is enough to print only where half was agreed. */
export const restIsDue = (mode: PaymentMode): 'before we start' | 'before dispatch' =>
  ways[mode].demands[1] === 'all' ? 'before we start' : 'before dispatch';

/** Whether a part of an order is paid, and nothing of it leaves before the rest is, whatever it is. */
export const owesRest = ({ paymentMode, paid, due }: OrderMoney): boolean =>
  !isSentUnpaid(paymentMode) && paid > 0 && due > 0;

/** Whether work on an order starts only after a payment: the first one, or that of the rest. */
export const startsWithPayment = (order: OrderMoney): boolean =>
  (!isSentUnpaid(order.paymentMode) && order.paid === 0) ||
  (owesRest(order) && restIsDue(order.paymentMode) === 'before we start');

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
