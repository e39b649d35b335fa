import { attemptThatCounts, mipidWithoutGateway, txnReference } from '@boxwright/orders';
import type { StoredOrder } from './stored-order.ts';

/** `txnid/mipid` of the attempt that counts; the order's own reference when there is no attempt. */
export function paymentReference({ order, money }: Pick<StoredOrder, 'order' | 'money'>): string {
  const attempt = attemptThatCounts(money.attempts);
  if (attempt) return txnReference(attempt.txnid, attempt.gatewayPaymentId ?? '');
  const { paymentMode: mode, reference } = order;
  return txnReference(reference, mode === 'COD' || mode === 'PayLater' ? mipidWithoutGateway(mode) : '');
}

/** The transaction number in `txnid/mipid` or `txnid`. */
export const txnidOf = (reference: string): string => reference.split('/', 1)[0] ?? '';
