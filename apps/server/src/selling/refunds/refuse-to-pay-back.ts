import { fail, type Result } from '@boxwright/contract';
import { amountCreditedFrom, type Order, ordersCreditedFrom, type Tx } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';

/**
 * Refuses to pay back the price of a sample that is credited against another order. Undefined when enough is left
 * besides. The caller holds the order's lock, for which crediting a sample waits.
 *
 * @param left the part of the order's money that is neither back nor on its way, in paise
 */
export async function refuseToPayBack(
  tx: Tx,
  { id }: Pick<Order, 'id'>,
  { left, amount }: { readonly left: number; readonly amount: number },
  field: 'amount' | 'refund',
): Promise<Result<never> | undefined> {
  if (amount === 0 || left - amount >= (await amountCreditedFrom(tx, id))) return undefined;
  const against = (await ordersCreditedFrom(tx, id)).map(orderNumber).join(', ');
  const text = `The price of this sample comes off order ${against}, so it can’t be paid back too. Please cancel that order first, or pay back less.`;
  return fail('conflict', text, { field });
}
