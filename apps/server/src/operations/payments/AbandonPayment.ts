import { fail, ok } from '@boxwright/contract';
import { attemptsOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';
import { settlePayment } from '../../selling/payments/settle-payment.ts';

export const AbandonPayment: Handler<'AbandonPayment'> = async ({ orderId }, call) => {
  const { customer } = call.visitor;
  const refused = await checkRateLimit(call, 'payment of customer', String(customer.id));
  if (refused) return refused;
  const { services } = call;
  const own = await findOwnOrder(services.db, customer, orderId);
  if (!own.ok) return own;
  const attempts = await attemptsOf(services.db, orderId);
  const underWay = attempts.filter(({ state }) => state === 'open' || state === 'pending');
  for (const attempt of underWay) {
    const settled = await settlePayment(services, attempt.txnid, { attempt, order: own.value }, true);
    if (!settled.ok) {
      return fail('unavailable', 'We can’t reach the payment provider at the moment. Please try again in a minute.');
    }
    const { state } = settled.attempt;
    if (state === 'succeeded') return ok({ isPaid: true });
    if (state === 'open' || state === 'pending') {
      return fail('conflict', 'The bank is still deciding about this payment. We mail you as soon as it has.');
    }
  }
  // If none was under way, the latest attempt decides: an earlier one may have paid the other half.
  return ok({ isPaid: underWay.length === 0 && attempts.at(-1)?.state === 'succeeded' });
};
