import { redirect } from 'react-router';
import { paths } from '../../../paths.ts';
import type { ServerApi } from '../../../server-api.ts';
import { refused, sendTyped } from '../../plain-form/posted.server.ts';
import { signInFor } from '../../session/guard.ts';

/** Cancels an order, as its page asks. */
export async function receiveCancel(_request: Request, api: ServerApi, orderId: number) {
  const cancelled = await sendTyped(api, 'CancelOrder', { orderId });
  if (cancelled.ok) throw redirect(paths.orderFormDone(orderId, 'cancel'), 303);
  if (cancelled.failure.code === 'signed_out') throw redirect(signInFor(paths.myOrder(orderId)), 303);
  return refused(cancelled.failure, { form: 'cancel' as const });
}
