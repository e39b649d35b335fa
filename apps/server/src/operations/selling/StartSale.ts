import { ok } from '@boxwright/contract';
import { inTransaction, lockCustomer, openDeskCart, untouchedSaleOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { noSuchCustomer } from '../../selling/desk/no-such-customer.ts';

export const StartSale: Handler<'StartSale'> = ({ customerId }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (!customer || customer.erasedAt !== null) return noSuchCustomer;
    // A second press finds the sale of the first.
    const begun = await untouchedSaleOf(tx, customerId);
    if (begun) return ok({ saleId: begun.id });
    const { id } = await openDeskCart(tx, customerId);
    await noted(tx, { services, visitor }, 'StartSale', ['sale', id, `Sale ${id}`], { after: { customerId } });
    return ok({ saleId: id });
  });
