import type { Input } from '@boxwright/contract';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { countIn } from '../../ids.ts';
import type { ServerApi } from '../../server-api.ts';

/** Opens a payment for the order of a payment link; the page then posts the form to the payment provider. */
export async function receivePayment(request: Request, api: ServerApi, token: string) {
  const { purpose, total } = await readTyped(request, ['purpose', 'total']);
  const acceptedTotal = countIn(total) ?? 0;
  // `sendTyped` refuses purposes that the page doesn't offer.
  const started = await sendTyped(api, 'PayByLink', { token, purpose, acceptedTotal } as Input<'PayByLink'>);
  if (!started.ok) return refused(started.failure, { started: undefined });
  const { action, fields } = started.value;
  return { started: { action, fields }, failed: undefined };
}
