import { ok } from '@boxwright/contract';
import { deleteDeskCart, inTransaction, takeDeskCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { saleChanged } from '../../selling/orders/sale-changed.ts';

export const GiveUpSale: Handler<'GiveUpSale'> = async ({ saleId, seen }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    if (!(await takeDeskCart(tx, saleId, seen))) return saleChanged;
    await deleteDeskCart(tx, saleId);
    await noted(tx, { services, visitor }, 'GiveUpSale', ['sale', saleId, `Sale ${saleId}`]);
    return ok({});
  });
