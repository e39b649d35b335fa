import type { OrderHistoryRow } from '@boxwright/contract';
import { paymentWords, toBePaidBack, ways } from '@boxwright/orders';
import type { BadgeTone } from '../../ui/Badge.tsx';

type Payment = Pick<OrderHistoryRow, 'status' | 'paymentStatus' | 'isCarriageKept'>;

/** The payment status as shown in the tables; until the order is cancelled, some ways to pay show their name instead. */
export function paymentShown(row: Payment & Pick<OrderHistoryRow, 'paymentMode'>): string {
  const words = paymentWords(row);
  return row.status === 'Cancelled' ? words : (ways[row.paymentMode].names.list ?? words);
}

export const isDelivered = ({ status }: Pick<OrderHistoryRow, 'status'>): boolean => status === 'Delivered';

const tones: Readonly<Record<string, BadgeTone>> = {
  Paid: 'good',
  Delivered: 'good',
  'Partially Paid': 'notice',
  [toBePaidBack]: 'notice',
  'Payment Pending': 'notice',
  'Payment Failed': 'bad',
  Returned: 'bad',
  Cancelled: 'bad',
};

/** The colour of a status. */
export const toneOf = (status: string): BadgeTone => tones[status] ?? 'plain';
