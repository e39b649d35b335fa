import type { OrderHistoryRow } from '@boxwright/contract';
import type { BadgeTone } from '../../ui/Badge.tsx';

/** The payment status as shown in the tables: for cash on delivery, the payment mode instead. */
export const paymentShown = (row: Pick<OrderHistoryRow, 'paymentMode' | 'paymentStatus'>): string =>
  row.paymentMode === 'COD' ? 'Cash On Delivery' : row.paymentStatus;

/** View Invoice is available after delivery. */
export const isDelivered = ({ status }: Pick<OrderHistoryRow, 'status'>): boolean => status === 'Delivered';

const tones: Readonly<Record<string, BadgeTone>> = {
  Paid: 'good',
  Delivered: 'good',
  'Partially Paid': 'notice',
  'Payment Pending': 'notice',
  'Payment Failed': 'bad',
  Cancelled: 'bad',
};

/** The colour of a status. */
export const toneOf = (status: string): BadgeTone => tones[status] ?? 'plain';
