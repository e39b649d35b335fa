import { redirect } from 'react-router';
import { paths } from '../../../paths.ts';
import type { ServerApi } from '../../../server-api.ts';
import { readTyped, refused, sendTyped } from '../../plain-form/posted.server.ts';
import { signInFor } from '../../session/guard.ts';

/** Sends the order desk a message, as the order's page asks. */
export async function receiveMessage(request: Request, api: ServerApi, orderId: number) {
  const typed = await readTyped(request, ['text']);
  const sent = await sendTyped(api, 'WriteToDesk', { orderId, ...typed });
  if (sent.ok) throw redirect(paths.orderFormDone(orderId, 'message'), 303);
  if (sent.failure.code === 'signed_out') throw redirect(signInFor(paths.myOrder(orderId)), 303);
  return refused(sent.failure, { form: 'message' as const, typed });
}
