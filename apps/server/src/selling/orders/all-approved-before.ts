import { isPlainSample } from '../goods/is-printed.ts';
import type { StoredOrder, StoredOrderLine } from './stored-order.ts';

/** Whether a line is printed as approved before, once its file is checked, so that its buyer gets no proof of it. */
export const isAsBefore = ({ proofBefore }: Pick<StoredOrderLine, 'proofBefore'>): boolean =>
  proofBefore?.isSame === true;

/** Whether all that is printed of an order is. */
export function isAllApprovedBefore({ lines }: Pick<StoredOrder, 'lines'>): boolean {
  const printed = lines.filter(({ goods }) => !isPlainSample(goods.snapshot));
  return printed.length > 0 && printed.every(isAsBefore);
}
