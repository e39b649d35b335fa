import { fail, ok } from '@boxwright/contract';
import { findCustomer, inTransaction, lockOrder } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { onlineWaysOf } from '../../selling/orders/ways-to-pay-order.ts';

export const SendPaymentLink: Handler<'SendPaymentLink'> = async ({ orderId }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const customer = order && (await findCustomer(tx, order.customerId));
    if (!order || !customer) return noSuchOrder;
    if (customer.erasedAt !== null) return fail('conflict', 'This customer’s data were erased.');
    const money = await orderMoneyOf(tx, order);
    if (money.due === 0) return fail('conflict', 'There is nothing to pay for this order.');
    if (onlineWaysOf(order, money).length === 0) {
      return fail('conflict', 'This order can’t be paid online, so there is no link to pay it.');
    }
    const now = services.now();
    // Two presses within a minute send one mail.
    const at = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'payment-link', orderId, at });
    await noteOrderChange(tx, { order, staff: visitor.staff, operation: 'SendPaymentLink', at: now });
    return ok({ recipient: customer.email });
  });
