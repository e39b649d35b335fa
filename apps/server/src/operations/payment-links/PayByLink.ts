import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { openLinkedOrder } from '../../selling/orders/payment-link.ts';
import { openPayment } from '../../selling/payments/open-payment.ts';

export const PayByLink: Handler<'PayByLink'> = async ({ token, purpose, acceptedTotal }, call) => {
  const opened = await openLinkedOrder(call.services, token);
  if (!opened.ok) return opened;
  const { order, customer } = opened.value;
  const refused = await checkRateLimit(call, 'payment of customer', String(customer.id));
  if (refused) return refused;
  // The link is for the order as it was placed, whatever is in the cart now.
  return openPayment(call.services, customer, { orderId: order.id, purpose, acceptedTotal, asPlaced: true });
};
