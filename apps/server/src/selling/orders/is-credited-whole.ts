import type { Order } from '@boxwright/storage';

/** Whether everything that an order's invoice charged was taken back by credit notes. */
export const isCreditedWhole = ({ refundedPaise, totalPaise }: Pick<Order, 'refundedPaise' | 'totalPaise'>): boolean =>
  totalPaise > 0 && refundedPaise >= totalPaise;
