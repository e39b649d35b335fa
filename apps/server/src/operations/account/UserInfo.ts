import { ok } from '@boxwright/contract';
import { findCustomer, readOpenCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { cartOwner } from '../../selling/cart/owner.ts';
import { presentCustomer } from '../../selling/customers/present-customer.ts';

export const UserInfo: Handler<'UserInfo'> = async (_input, { services: { db }, visitor }) => {
  const customer = visitor.customer ? await findCustomer(db, visitor.customer.id) : undefined;
  const owner = cartOwner(visitor);
  const cart = owner ? await readOpenCart(db, owner) : undefined;
  return ok({
    customers: customer ? [await presentCustomer(db, customer)] : [],
    cartLines: cart?.lines.length ?? 0,
    staffName: visitor.staff?.name ?? null,
    staffRole: visitor.staff?.role ?? null,
  });
};
