import { fail, ok } from '@boxwright/contract';
import { isDemonstration } from '@boxwright/orders';
import { findAttempt, refundsOf } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { mayQueryGateway } from '../../selling/payments/may-query-gateway.ts';
import { settleInTime } from '../../selling/payments/settle-in-time.ts';

export const GetPaymentState: Handler<'GetPaymentState'> = async ({ transactionId }, call) => {
  const known = await findAttempt(call.services.db, transactionId);
  if (!known) return fail('not_found', 'There is no such payment.');
  const { state } = known.attempt;
  const isUnsettled = state === 'open' || state === 'pending';
  // The waiting page polls every second or two; the gateway is polled less often.
  const settled =
    isUnsettled && (await mayQueryGateway(call.services, transactionId))
      ? await settleInTime(call.services, known, call.log)
      : undefined;
  const { attempt, order } = settled?.ok ? settled : known;
  const refunds = attempt.state === 'succeeded' ? await refundsOf(call.services.db, order.id) : [];
  const excess = refunds
    .filter(({ attemptId, causeCode }) => attemptId === attempt.id && causeCode === 'paid-too-much')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return ok({
    state: attempt.state,
    orderId: order.id,
    orderNumber: orderNumber(order),
    amount: attempt.amountPaise,
    excess,
    gatewayPaymentId: attempt.gatewayPaymentId ?? '',
    isDemonstration: isDemonstration([attempt], call.services.gateway.name),
  });
};
