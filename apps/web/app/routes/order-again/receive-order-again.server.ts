import { quantityUnreadable } from '@boxwright/contract';
import { redirect } from 'react-router';
import { refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { isUnreadable, quantityField, typedQuantities, wantedLines } from './asked-quantities.ts';

/** Handles the form posted without JavaScript, with the same operation as in the browser. */
export async function receiveOrderAgain(request: Request, api: ServerApi, orderId: number) {
  const typed = typedQuantities(await request.formData().catch(() => new FormData()));
  const shown = { typed: [...typed] };
  for (const [lineId, text] of typed) {
    if (isUnreadable(text)) {
      return refused({ code: 'invalid', text: quantityUnreadable, field: quantityField(lineId) }, shown);
    }
  }
  const added = await sendTyped(api, 'OrderAgain', { orderId, lines: wantedLines(typed) });
  if (added.ok) throw redirect(paths.cart, 303);
  if (added.failure.code === 'signed_out') throw redirect(signInFor(paths.orderAgain(orderId)), 303);
  return refused(added.failure, shown);
}
