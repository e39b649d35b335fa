import { ok } from '@boxwright/contract';
import { linesOfCart } from '@boxwright/storage';
import { adoptCart } from '../../cart/adoptCart.ts';
import type { Handler } from '../../door/call.ts';
import { refuseForeignCustomer } from '../../policies/ownCustomer.ts';

export const MoveTmpCrtToMain: Handler<'MoveTmpCrtToMain'> = async ({ customerId }, call) => {
  const foreign = refuseForeignCustomer(call, customerId);
  if (foreign) return foreign;
  const { customer } = call.visitor;
  const cart = customer && (await adoptCart(call, customer.id));
  const lines = cart ? await linesOfCart(call.services.db, cart.id) : [];
  return ok({ cartId: cart?.id ?? null, lines: lines.length });
};
