import { fail, ok } from '@boxwright/contract';
import { deleteLine, findOpenCartOf, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { cartOwner } from '../../selling/cart/owner.ts';

const gone = () => fail('not_found', 'This item is not in your cart any more.');

export const DeleteCart: Handler<'DeleteCart'> = async ({ cartId, lineId }, call) => {
  const owner = cartOwner(call.visitor);
  const cart = owner ? await findOpenCartOf(call.services.db, owner) : undefined;
  if (cart?.id !== cartId) return gone();
  const deleted = await inTransaction(call.services.db, (tx) => deleteLine(tx, { cartId, lineId }));
  return deleted ? ok({ cartId }) : gone();
};
