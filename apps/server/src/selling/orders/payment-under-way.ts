import { fail, type Result } from '@boxwright/contract';
import type { Order } from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';

/** Refuses a change of an order while its buyer may be on the payment page, and names the order. */
export const paymentUnderWay = (order: Order): Result<never> =>
  fail(
    'conflict',
    `A payment for order ${orderNumber(order)} was started and isn’t decided yet, so the order can’t be changed now. Finish the payment, or say that you have left it.`,
    { details: { order_id: order.id } },
  );
