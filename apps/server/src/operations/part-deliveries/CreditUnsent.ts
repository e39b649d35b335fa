import { ok } from '@boxwright/contract';
import { inTransaction, lockOrderWithCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { creditUnsent } from '../../selling/order-steps/credit-unsent.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const CreditUnsent: Handler<'CreditUnsent'> = async ({ orderId, ...unsent }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    const at = services.now();
    const { staff } = visitor;
    const credited = await creditUnsent(services, tx, order, { ...unsent, staffId: staff.id, at });
    if (!credited.ok) return credited;
    await noteOrderChange(tx, {
      ...{ order, staff, operation: 'CreditUnsent', at, reason: unsent.reason },
      after: { creditedPaise: credited.value },
    });
    return ok({ credited: credited.value });
  });
