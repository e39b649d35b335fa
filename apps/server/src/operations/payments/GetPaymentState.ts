import { fail, ok } from '@boxwright/contract';
import { isDemonstration } from '@boxwright/orders';
import { findAttempt, takeLimit } from '@boxwright/storage';
import type { Call, Handler } from '../../door/call.ts';
import { orderNumber } from '../../orders/orderNumber.ts';
import { settleInTime } from '../../payments/settleInTime.ts';

export const GetPaymentState: Handler<'GetPaymentState'> = async ({ transactionId }, call) => {
  const known = await findAttempt(call.services.db, transactionId);
  if (!known) return fail('not_found', 'There is no such payment.');
  const { state } = known.attempt;
  const isUnderWay = state === 'open' || state === 'pending';
  const settled =
    isUnderWay && (await mayAsk(call, transactionId))
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

/** The waiting page asks every second or two; the gateway is asked less often than that. */
async function mayAsk({ services }: Call, txnid: string): Promise<boolean> {
  const limit = { scope: 'payment check', subject: txnid, windowSeconds: 3, max: 1 };
  return (await takeLimit(services.db, limit, services.now())).allowed;
}
