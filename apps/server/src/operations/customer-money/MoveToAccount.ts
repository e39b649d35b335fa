import { fail, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { heldFor, inTransaction, lockAccount, lockOrderWithCart, noteRefund, refundsOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { movableNow } from '../../selling/desk/refundable-now.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { moveToAccount } from '../../selling/payments/money-on-account.ts';
import { isKeepable } from '../../selling/refunds/keepable.ts';
import { refuseToPayBack } from '../../selling/refunds/refuse-to-pay-back.ts';

export const MoveToAccount: Handler<'MoveToAccount'> = async ({ orderId, amount }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    await lockAccount(tx, order.customerId);
    const held = await heldFor(tx, order.customerId);
    const money = await orderMoneyOf(tx, order);
    const refunds = await refundsOf(tx, orderId);
    const most = movableNow(order, money, refunds);
    // A double click, too.
    if (amount !== most) {
      return fail(
        'conflict',
        most === 0
          ? 'Nothing that was recorded by hand is overpaid of this order now, beyond what is on its way back.'
          : `${formatRupees(paise(most))} can be kept on account now. Please look at the order again.`,
      );
    }
    const sample = await refuseToPayBack(tx, order, { left: money.paid, amount }, 'amount');
    if (sample) return sample;
    // It isn't transferred any more.
    for (const { id } of refunds.filter(isKeepable)) {
      if (!(await noteRefund(tx, id, ['by-hand'], { state: 'withdrawn' })))
        throw new Error(`Refund ${id} has changed.`);
    }
    const now = services.now();
    await moveToAccount(services, tx, order, { amount, day: indianDay(now), staffId: visitor.staff.id });
    await noteOrderChange(tx, {
      ...{ order, staff: visitor.staff, operation: 'MoveToAccount', at: now },
      before: { paidPaise: money.paid },
      after: { paidPaise: money.paid - amount, heldPaise: held + amount },
    });
    return ok({ held: held + amount });
  });
