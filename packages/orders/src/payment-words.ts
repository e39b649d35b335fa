import type { PaymentStatus } from './payment.ts';

/** What of an order decides how its payment is named. */
export interface OrderPaid {
  readonly status: string;
  readonly paymentStatus: string;
  /** Whether the buyer bears a part of the carriage of an order that was closed after it came back. */
  readonly isCarriageKept: boolean;
}

/** The payment of a cancelled order that owes nothing. */
const nothingDue = 'Nothing due';

/** The payment of a cancelled order whose money has not gone back yet. */
export const toBePaidBack = 'To be paid back';

/**
 * The payment status in words: of a cancelled order, what was paid goes back, and without any payment it owes nothing,
 * unless its buyer bears carriage.
 */
export function paymentWords({ status, paymentStatus, isCarriageKept }: OrderPaid): string {
  if (status !== 'Cancelled' || isCarriageKept) return paymentStatus;
  if (unpaid.includes(paymentStatus)) return nothingDue;
  return held.includes(paymentStatus) ? toBePaidBack : paymentStatus;
}

const unpaid: readonly string[] = [
  'Payment Initiated',
  'Payment Pending',
  'Payment Failed',
] satisfies readonly PaymentStatus[];

const held: readonly string[] = ['Paid', 'Partially Paid'] satisfies readonly PaymentStatus[];
