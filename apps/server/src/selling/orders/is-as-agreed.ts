import { isPrintedAsAgreed } from '@boxwright/orders';
import type { StoredOrder } from './stored-order.ts';

/**
 * Whether an order is printed as agreed with its buyer, without an approved proof of each item: then it has a day to be
 * ready, and nothing of it waits. In production an order keeps its day also if another file came for an approved item.
 */
export const isAsAgreed = ({ order, lines }: Pick<StoredOrder, 'order' | 'lines'>): boolean =>
  isPrintedAsAgreed(
    order.readyBy !== null && lines.every(({ standing }) => standing === null || standing === 'approved'),
    lines.map(({ artworkState }) => artworkState),
  );
