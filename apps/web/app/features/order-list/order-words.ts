import type { OrderHistoryRow } from '@boxwright/contract';
import { type PaymentStatus, ways } from '@boxwright/orders';
import type { BadgeTone } from '../../ui/Badge.tsx';

type Payment = Pick<OrderHistoryRow, 'status' | 'paymentStatus' | 'isCarriageKept'>;

/** The payment status as shown in the tables; some ways to pay show their name instead. */
export const paymentShown = (row: Payment & Pick<OrderHistoryRow, 'paymentMode'>): string =>
  isNothingDue(row) ? nothingDue : (ways[row.paymentMode].names.list ?? row.paymentStatus);

/** The payment status as staff see it. */
export const paymentStatusShown = (row: Payment): string => (isNothingDue(row) ? nothingDue : row.paymentStatus);

/** A cancelled order without any payment shows "Nothing due", unless its buyer bears something of the carriage. */
const isNothingDue = ({ status, paymentStatus, isCarriageKept }: Payment): boolean =>
  status === 'Cancelled' && !isCarriageKept && unpaid.includes(paymentStatus);
const nothingDue = 'Nothing due';
const unpaid: readonly string[] = [
  'Payment Initiated',
  'Payment Pending',
  'Payment Failed',
] satisfies readonly PaymentStatus[];

export const isDelivered = ({ status }: Pick<OrderHistoryRow, 'status'>): boolean => status === 'Delivered';

const tones: Readonly<Record<string, BadgeTone>> = {
  Paid: 'good',
  Delivered: 'good',
  'Partially Paid': 'notice',
  'Payment Pending': 'notice',
  'Payment Failed': 'bad',
  Returned: 'bad',
  Cancelled: 'bad',
};

/** The colour of a status. */
export const toneOf = (status: string): BadgeTone => tones[status] ?? 'plain';
