import type { DbOrTx } from '@boxwright/storage';
import { proofsBefore } from '../goods/approved-before.ts';
import { isPlainSample } from '../goods/is-printed.ts';
import type { StoredOrder } from './stored-order.ts';

/** Whether all that is printed of an order is printed as approved before, so that its buyer approves no proof. */
export async function isAllApprovedBefore(
  db: DbOrTx,
  { order, lines }: Pick<StoredOrder, 'order' | 'lines'>,
): Promise<boolean> {
  const printed = lines.filter(({ goods }) => !isPlainSample(goods.snapshot));
  // Only what is still being checked: the rest waits for its buyer, or its dates hold.
  if (printed.length === 0 || printed.some(({ artworkState }) => artworkState !== 'checking')) return false;
  const proofBeforeOf = await proofsBefore(
    db,
    order.customerId,
    printed.map(({ goods }) => goods),
  );
  return printed.every(({ goods }) => proofBeforeOf(goods)?.isSame === true);
}
