import { ok } from '@boxwright/contract';
import { linesOfCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { adoptCart, leftOverText } from '../../selling/cart/adopt-cart.ts';

export const MoveTmpCrtToMain: Handler<'MoveTmpCrtToMain'> = async (_input, call) => {
  const { cart, leftOver } = await adoptCart(call, call.visitor.customer.id);
  const lines = cart ? await linesOfCart(call.services.db, cart.id) : [];
  return ok({ cartId: cart?.id ?? null, lines: lines.length, note: leftOver === 0 ? null : leftOverText(leftOver) });
};
