import { ok } from '@boxwright/contract';
import { findCustomer, inTransaction, noteChange, openDeskCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';

export const StartSale: Handler<'StartSale'> = async ({ customerId }, { services, visitor }) => {
  const { db, now } = services;
  const customer = await findCustomer(db, customerId);
  if (!customer || customer.erasedAt !== null) return noSuchCustomer;
  const saleId = await inTransaction(db, async (tx) => {
    const { id } = await openDeskCart(tx, customerId);
    await noteChange(tx, {
      staffId: visitor.staff.id,
      operation: 'StartSale',
      subject: 'sale',
      subjectId: String(id),
      name: `Sale ${id}`,
      after: { customerId },
      createdAt: now(),
    });
    return id;
  });
  return ok({ saleId });
};
