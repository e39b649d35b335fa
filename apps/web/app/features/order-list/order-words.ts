import type { OrderHistoryRow } from '@boxwright/contract';
import { nothingDue, paymentWords, ways } from '@boxwright/orders';
import type { BadgeTone } from '../../ui/Badge.tsx';

type Payment = Pick<OrderHistoryRow, 'status' | 'paymentStatus' | 'isCarriageKept'>;

/** The payment status as shown in the tables; some ways to pay show their name instead. */
export const paymentShown = (row: Payment & Pick<OrderHistoryRow, 'paymentMode'>): string =>
  paymentWords(row) === nothingDue ? nothingDue : (ways[row.paymentMode].names.list ?? row.paymentStatus);

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
