import { redirect } from 'react-router';
import { paths } from '../../../paths.ts';
import type { ServerApi } from '../../../server-api.ts';
import { readTyped, refused, sendTyped } from '../../plain-form/posted.server.ts';
import { signInFor } from '../../session/guard.ts';

/** Stops the tracking link of an order, as its page asks. */
export async function receiveStop(request: Request, api: ServerApi, orderId: number) {
  const { token } = await readTyped(request, ['token']);
  const stopped = await sendTyped(api, 'StopTrackingLink', { orderId, token });
  if (stopped.ok) throw redirect(paths.orderFormDone(orderId, 'stop-sharing'), 303);
  if (stopped.failure.code === 'signed_out') throw redirect(signInFor(paths.myOrder(orderId)), 303);
  return refused(stopped.failure, { form: 'stop-sharing' as const });
}
