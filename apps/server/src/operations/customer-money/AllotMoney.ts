import { ok } from '@boxwright/contract';
import { heldFor, inTransaction, lockAccount, lockOrderWithCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { accountReference, allot, refuseToAllot } from '../../selling/payments/money-on-account.ts';

export const AllotMoney: Handler<'AllotMoney'> = async (input, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const { orderId, amount } = input;
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    await lockAccount(tx, order.customerId);
    const before = await orderMoneyOf(tx, order);
    const held = await heldFor(tx, order.customerId);
    const refused = refuseToAllot(input, { due: before.due, held });
    if (refused) return refused;
    const [now, staffId] = [services.now(), visitor.staff.id];
    const day = indianDay(now);
    const money = await allot(services, tx, order, { amount, day, reference: accountReference(), staffId });
    await noteOrderChange(tx, {
      ...{ order, staff: visitor.staff, operation: 'AllotMoney', at: now },
      before: { paidPaise: before.paid },
      after: { paidPaise: money.paid, heldPaise: held - amount },
    });
    return ok({ held: held - amount, due: money.due });
  });
