import { ok } from '@boxwright/contract';
import { isDemonstration } from '@boxwright/orders';
import { linesOfOrders } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { openPaymentOf } from '../../selling/orders/open-payment-of.ts';
import { openLinkedOrder } from '../../selling/orders/payment-link.ts';
import { onlineWaysOf } from '../../selling/orders/ways-to-pay-order.ts';

export const GetOrderToPay: Handler<'GetOrderToPay'> = async ({ token }, call) => {
  const { services } = call;
  const refused = await checkRateLimit(call, 'download from source');
  if (refused) return refused;
  const opened = await openLinkedOrder(services, token);
  if (!opened.ok) return opened;
  const { order, customer } = opened.value;
  const [money, lines] = await Promise.all([orderMoneyOf(services.db, order), linesOfOrders(services.db, [order.id])]);
  return ok({
    number: orderNumber(order),
    placedAt: order.placedAt,
    firstName: customer.name.split(/\s+/, 1)[0] ?? '',
    isCancelled: order.status === 'Cancelled' && money.due === 0,
    isDemonstration: isDemonstration(money.attempts, services.gateway.name),
    items: lines.map(({ itemName, quantity }) => ({ name: itemName, quantity })),
    total: order.totalPaise,
    paid: money.paid,
    due: money.due,
    openPayment: openPaymentOf(money.attempts),
    ways: [...onlineWaysOf(order, money)],
  });
};
