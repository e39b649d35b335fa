import { ok } from '@boxwright/contract';
import { deleteDeskCart, inTransaction, noteChange, takeDeskCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { saleChanged } from '../../selling/orders/sale-changed.ts';

export const GiveUpSale: Handler<'GiveUpSale'> = async ({ saleId, seen }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    if (!(await takeDeskCart(tx, saleId, seen))) return saleChanged;
    await deleteDeskCart(tx, saleId);
    await noteChange(tx, {
      staffId: visitor.staff.id,
      operation: 'GiveUpSale',
      subject: 'sale',
      subjectId: String(saleId),
      name: `Sale ${saleId}`,
      createdAt: services.now(),
    });
    return ok({});
  });
