import { isPrintedAsAgreed } from '@boxwright/orders';
import type { StoredOrder } from './stored-order.ts';

/** Whether an order is printed as agreed with its buyer, without an approved proof of each item: it has its day for that. */
export const isAsAgreed = ({ order, lines }: Pick<StoredOrder, 'order' | 'lines'>): boolean =>
  isPrintedAsAgreed(
    order.readyBy !== null,
    lines.map(({ artworkState }) => artworkState),
  );
