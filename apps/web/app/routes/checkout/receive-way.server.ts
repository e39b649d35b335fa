import type { Input } from '@boxwright/contract';
import { redirect } from 'react-router';
import { splitReference } from '../../features/order/order-form.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Commits the buyer to a way without online payment; only without scripts, because with them the page does it. */
export async function receiveWay(request: Request, api: ServerApi, orderId: number) {
  const { mode, total, asPlaced } = await readTyped(request, ['mode', 'total', 'asPlaced']);
  const acceptedTotal = /^\d{1,12}$/.test(total) ? Number(total) : 0;
  const input = { orderId, paymentMode: mode, acceptedTotal, asPlaced: asPlaced === 'true' };
  // `sendTyped` refuses ways that the page doesn't offer.
  const placed = await sendTyped(api, 'ConfirmOrder', input as Input<'ConfirmOrder'>);
  if (!placed.ok) return refused(placed.failure, {});
  const { transactionId, paymentId } = splitReference(placed.value.paymentReference);
  throw redirect(paths.paymentProcess(transactionId, paymentId), 303);
}
