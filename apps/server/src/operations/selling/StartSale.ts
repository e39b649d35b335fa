import { ok } from '@boxwright/contract';
import { findCustomer, inTransaction, openDeskCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';

export const StartSale: Handler<'StartSale'> = async ({ customerId }, { services, visitor }) => {
  const { db } = services;
  const customer = await findCustomer(db, customerId);
  if (!customer || customer.erasedAt !== null) return noSuchCustomer;
  const saleId = await inTransaction(db, async (tx) => {
    const { id } = await openDeskCart(tx, customerId);
    await noted(tx, { services, visitor }, 'StartSale', ['sale', id, `Sale ${id}`], { after: { customerId } });
    return id;
  });
  return ok({ saleId });
};
