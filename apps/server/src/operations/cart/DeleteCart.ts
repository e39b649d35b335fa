import { ok } from '@boxwright/contract';
import { deleteLine, findOpenCartOf, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { lineGone } from '../../selling/cart/line-gone.ts';
import { cartOwner } from '../../selling/cart/owner.ts';

export const DeleteCart: Handler<'DeleteCart'> = async ({ cartId, lineId }, call) => {
  const owner = cartOwner(call.visitor);
  const cart = owner ? await findOpenCartOf(call.services.db, owner) : undefined;
  if (cart?.id !== cartId) return lineGone();
  const deleted = await inTransaction(call.services.db, (tx) => deleteLine(tx, { cartId, lineId }));
  return deleted ? ok({ cartId }) : lineGone();
};
