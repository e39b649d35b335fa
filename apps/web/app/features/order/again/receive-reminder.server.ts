import { redirect } from 'react-router';
import { paths } from '../../../paths.ts';
import type { ServerApi } from '../../../server-api.ts';
import { readTyped, refused, sendTyped } from '../../plain-form/posted.server.ts';
import { signInFor } from '../../session/guard.ts';

/** The reminder's form, posted without JavaScript: the same operation as in the browser. */
export async function receiveReminder(request: Request, api: ServerApi, orderId: number) {
  const { stop, weeks: typed } = await readTyped(request, ['stop', 'weeks']);
  const weeks = stop === '' ? Number(typed) : 0;
  const changed = await sendTyped(api, 'SetReorderReminder', { orderId, weeks });
  if (changed.ok) throw redirect(paths.myOrder(orderId), 303);
  if (changed.failure.code === 'signed_out') throw redirect(signInFor(paths.myOrder(orderId)), 303);
  return refused(changed.failure, { form: 'reminder' as const });
}
