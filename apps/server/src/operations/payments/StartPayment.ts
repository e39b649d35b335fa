import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { openPayment } from '../../selling/payments/open-payment.ts';

export const StartPayment: Handler<'StartPayment'> = async (asked, call) => {
  const { customer } = call.visitor;
  const refused = await checkRateLimit(call, 'payment of customer', String(customer.id));
  return refused ?? openPayment(call.services, customer, asked);
};
