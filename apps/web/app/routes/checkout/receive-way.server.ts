import type { Input } from '@boxwright/contract';
import { redirect } from 'react-router';
import { splitReference } from '../../features/order/order-form.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { countIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Without scripts: commits the buyer to a way, opens a payment online, or gives up one that the buyer has left. */
export async function receiveWay(request: Request, api: ServerApi, orderId: number) {
  const typed = await readTyped(request, ['mode', 'purpose', 'total', 'asPlaced', 'left']);
  const asPlaced = typed.asPlaced === 'true';
  if (typed.left !== '') return leavePayment(api, orderId, typed.left, asPlaced);
  const acceptedTotal = countIn(typed.total) ?? 0;
  const seen = { orderId, acceptedTotal, asPlaced };
  // `sendTyped` refuses ways and purposes that the page doesn't offer.
  if (typed.purpose !== '') {
    const input = { ...seen, purpose: typed.purpose } as Input<'StartPayment'>;
    const started = await sendTyped(api, 'StartPayment', input);
    if (!started.ok) return refused(started.failure, { started: undefined });
    const { action, fields } = started.value;
    return { started: { action, fields }, failed: undefined };
  }
  const placed = await sendTyped(api, 'ConfirmOrder', { ...seen, paymentMode: typed.mode } as Input<'ConfirmOrder'>);
  if (!placed.ok) return refused(placed.failure, { started: undefined });
  const { transactionId, paymentId } = splitReference(placed.value.paymentReference);
  throw redirect(paths.paymentProcess(transactionId, paymentId), 303);
}

async function leavePayment(api: ServerApi, orderId: number, transactionId: string, asPlaced: boolean) {
  const left = await api.call('AbandonPayment', { orderId });
  if (!left.ok) return refused(left.failure, { started: undefined });
  if (left.value.isPaid) throw redirect(paths.paymentProcess(transactionId, '0'), 303);
  throw redirect(asPlaced ? paths.selectAddress : paths.checkoutOf(orderId), 303);
}
