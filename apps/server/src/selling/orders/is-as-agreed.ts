import { isPrintedAsAgreed } from '@boxwright/orders';
import type { StoredOrder } from './stored-order.ts';

/** Whether an order is printed as agreed with its buyer, without an approved proof of each item: then it has a day to be ready. */
export const isAsAgreed = ({ order, lines }: Pick<StoredOrder, 'order' | 'lines'>): boolean =>
  isPrintedAsAgreed(
    order.readyBy !== null,
    lines.map(({ artworkState }) => artworkState),
  );
