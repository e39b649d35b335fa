import { fail, ok } from '@boxwright/contract';
import { linesOfCart } from '@boxwright/storage';
import { adoptCart, stayedText } from '../../cart/adoptCart.ts';
import type { Handler } from '../../door/call.ts';
import { signedOutText } from '../../door/invoke.ts';
import { refuseForeignCustomer } from '../../policies/ownCustomer.ts';

export const MoveTmpCrtToMain: Handler<'MoveTmpCrtToMain'> = async ({ customerId }, call) => {
  const foreign = refuseForeignCustomer(call, customerId);
  if (foreign) return foreign;
  const { customer } = call.visitor;
  if (!customer) return fail('signed_out', signedOutText);
  const { cart, stayed } = await adoptCart(call, customer.id);
  const lines = cart ? await linesOfCart(call.services.db, cart.id) : [];
  return ok({ cartId: cart?.id ?? null, lines: lines.length, note: stayed === 0 ? null : stayedText(stayed) });
};
