import { fail, ok } from '@boxwright/contract';
import { deleteDeskLine, inTransaction, linesOfCart, takeDeskCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { saleChanged } from '../../selling/orders/sale-changed.ts';

export const RemoveSaleLine: Handler<'RemoveSaleLine'> = async ({ saleId, seen, lineId }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const cart = await takeDeskCart(tx, saleId, seen);
    if (!cart) return saleChanged;
    const line = (await linesOfCart(tx, saleId)).find(({ id }) => id === lineId);
    if (!line || !(await deleteDeskLine(tx, { cartId: saleId, lineId }))) {
      return fail('not_found', 'The sale doesn’t have this line.');
    }
    await noted(tx, { services, visitor }, 'RemoveSaleLine', ['sale', saleId, `Sale ${saleId}`], {
      before: { line: lineId, goods: line.description, quantity: line.quantity, pricePaise: line.goodsPaise },
    });
    return ok({ version: cart.version });
  });
