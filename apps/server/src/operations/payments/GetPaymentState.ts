import { fail, ok } from '@boxwright/contract';
import { isDemonstration } from '@boxwright/orders';
import { findAttempt } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { orderNumber } from '../../orders/orderNumber.ts';
import { mayAsk } from '../../payments/mayAsk.ts';
import { settleInTime } from '../../payments/settleInTime.ts';

export const GetPaymentState: Handler<'GetPaymentState'> = async ({ transactionId }, call) => {
  const known = await findAttempt(call.services.db, transactionId);
  if (!known) return fail('not_found', 'There is no such payment.');
  const { state } = known.attempt;
  const isUnderWay = state === 'open' || state === 'pending';
  // The waiting page asks every second or two; the gateway is asked less often than that.
  const settled =
    isUnderWay && (await mayAsk(call.services, transactionId))
      ? await settleInTime(call.services, known.attempt, call.log)
      : undefined;
  const { attempt, order } = settled?.ok ? settled : known;
  return ok({
    state: attempt.state,
    orderId: order.id,
    orderNumber: orderNumber(order),
    amount: attempt.amountPaise,
    gatewayPaymentId: attempt.gatewayPaymentId ?? '',
    isDemonstration: isDemonstration([attempt], call.services.gateway.name),
  });
};
