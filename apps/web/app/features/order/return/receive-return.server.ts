import type { Input } from '@boxwright/contract';
import { redirect } from 'react-router';
import { paths } from '../../../paths.ts';
import type { ServerApi } from '../../../server-api.ts';
import { readTyped, refused, sendTyped } from '../../plain-form/posted.server.ts';
import { signInFor } from '../../session/guard.ts';

const fields = ['reason', 'wish', 'batchNumber', 'manufacturedOn', 'description'] as const;

/** Sends a complaint that was posted without JavaScript; the photographs were uploaded before. */
export async function receiveReturn(request: Request, api: ServerApi, orderId: number) {
  const typed = await readTyped(request, fields);
  // `sendTyped` refuses other reasons and wishes than those of the form.
  const sent = await sendTyped(api, 'RequestReturn', { orderId, ...typed } as Input<'RequestReturn'>);
  if (sent.ok) throw redirect(paths.orderFormDone(orderId, 'return'), 303);
  if (sent.failure.code === 'signed_out') throw redirect(signInFor(paths.myOrder(orderId)), 303);
  return refused(sent.failure, { form: 'return' as const, typed });
}

/** Removes a photograph that wasn't sent yet. */
export async function receivePhotoRemoval(request: Request, api: ServerApi, orderId: number) {
  const { token } = await readTyped(request, ['token']);
  const removed = await sendTyped(api, 'RemoveReturnPhoto', { token });
  if (removed.ok) throw redirect(`${paths.myOrder(orderId)}#return`, 303);
  if (removed.failure.code === 'signed_out') throw redirect(signInFor(paths.myOrder(orderId)), 303);
  return refused(removed.failure, { form: 'remove-photo' as const });
}
