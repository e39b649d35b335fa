import { fail, ok } from '@boxwright/contract';
import { findAttemptByTxnid, takeLimit } from '@boxwright/storage';
import type { Call, Handler } from '../../door/call.ts';
import { settleInTime } from '../../payments/settleInTime.ts';

export const GetPaymentState: Handler<'GetPaymentState'> = async ({ transactionId }, call) => {
  const known = await findAttemptByTxnid(call.services.db, transactionId);
  if (!known) return fail('not_found', 'There is no such payment.');
  const isUnderWay = known.state === 'open' || known.state === 'pending';
  const settled =
    isUnderWay && (await mayAsk(call, transactionId))
      ? await settleInTime(call.services, transactionId, call.log)
      : undefined;
  const attempt = settled?.ok ? settled.attempt : known;
  return ok({ state: attempt.state, orderId: attempt.orderId, gatewayPaymentId: attempt.gatewayPaymentId ?? '' });
};

/** The waiting page asks every second or two; the gateway is asked less often than that. */
async function mayAsk({ services }: Call, txnid: string): Promise<boolean> {
  const limit = { scope: 'payment check', subject: txnid, windowSeconds: 3, max: 1 };
  return (await takeLimit(services.db, limit, services.now())).allowed;
}
