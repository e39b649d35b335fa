import type { PaymentStatus } from './payment.ts';

/** What of an order decides how its payment is named. */
export interface OrderPaid {
  readonly status: string;
  readonly paymentStatus: string;
  /** Whether the buyer bears a part of the carriage of an order that was closed after it came back. */
  readonly isCarriageKept: boolean;
}

/** The payment of a cancelled order that owes nothing. */
export const nothingDue = 'Nothing due';

/** The payment status in words: a cancelled order without any payment owes nothing, unless its buyer bears carriage. */
export const paymentWords = ({ status, paymentStatus, isCarriageKept }: OrderPaid): string =>
  status === 'Cancelled' && !isCarriageKept && unpaid.includes(paymentStatus) ? nothingDue : paymentStatus;

const unpaid: readonly string[] = [
  'Payment Initiated',
  'Payment Pending',
  'Payment Failed',
] satisfies readonly PaymentStatus[];
