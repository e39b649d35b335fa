import { fail, ok } from '@boxwright/contract';
import { endPaymentWaiver, inTransaction, lockOrderWithCart, raiseAlert } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import type { AlertKind } from '../../selling/alerts/alert-kinds.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

/** Steps that were taken meanwhile stay taken: the next one waits for the money again. */
export const WithdrawPaymentWaiver: Handler<'WithdrawPaymentWaiver'> = async ({ orderId }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    const ended = await endPaymentWaiver(tx, orderId);
    if (!ended) return fail('conflict', 'This order waits for its money already. Please load the page again.');
    const { step, reason } = ended;
    await noted(tx, { services, visitor }, 'WithdrawPaymentWaiver', ['order', orderId, orderNumber(order)], {
      before: { unpaidUpTo: step },
      after: { unpaidUpTo: 'nothing' },
    });
    await raiseAlert(tx, {
      key: `payment-waiver-withdrawn:${orderId}:${ended.createdAt.toISOString()}`,
      kind: 'payment-waiver-withdrawn' satisfies AlertKind,
      orderId,
      message: `${orderNumber(order)}: ${visitor.staff.name} doesn’t let it go on unpaid any more. It was let go on up to its ${step}, because: ${reason}`,
      createdAt: services.now(),
    });
    return ok({ orderId });
  });
