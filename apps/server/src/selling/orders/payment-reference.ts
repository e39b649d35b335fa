import { attemptThatCounts, txnReference, ways } from '@boxwright/orders';
import type { Order } from '@boxwright/storage';
import type { StoredOrder } from './stored-order.ts';

/** `txnid/mipid` of the attempt that counts; the order's own reference when there is no attempt. */
export function paymentReference({ order, money }: Pick<StoredOrder, 'order' | 'money'>): string {
  const attempt = attemptThatCounts(money.attempts);
  // An order that is to be paid later keeps its own reference, whatever was tried online before.
  if (attempt && (attempt.state === 'succeeded' || order.confirmedAt === null)) {
    return txnReference(attempt.txnid, attempt.gatewayPaymentId ?? '');
  }
  return referenceWithoutGateway(order);
}

/** The order's own reference, with its way to pay in place of the gateway's number. */
export const referenceWithoutGateway = ({ paymentMode: mode, reference }: Order): string =>
  txnReference(reference, ways[mode].mipid);

/** The transaction number in `txnid/mipid` or `txnid`. */
export const txnidOf = (reference: string): string => reference.split('/', 1)[0] ?? '';
