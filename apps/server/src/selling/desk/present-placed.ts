import type { Output } from '@boxwright/contract';
import { linkVersionOf, type Order } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../company/order-number.ts';
import { orderMoneyOf } from '../orders/balance.ts';
import { paymentUrl } from '../orders/payment-link.ts';
import { onlineWaysOf } from '../orders/ways-to-pay-order.ts';

/** The order that a sale became, with its payment link if it can be paid online. */
export async function presentPlaced(services: Services, order: Order): Promise<Output<'PlaceSale'>> {
  const money = await orderMoneyOf(services.db, order);
  const isPayable = onlineWaysOf(order, money).length > 0;
  return {
    orderId: order.id,
    number: orderNumber(order),
    total: order.totalPaise,
    due: money.due,
    isCancelled: order.status === 'Cancelled',
    paymentMode: order.paymentMode,
    payAddress: isPayable ? paymentUrl(services, order.id, await linkVersionOf(services.db, order.id)) : '',
  };
}
