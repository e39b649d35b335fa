import { mipidWithoutGateway, txnReference } from '@boxwright/orders';
import type { StoredOrder } from './storedOrder.ts';

/** `txnid/mipid` of the payment that counts: one that succeeded, else the last attempt, else the order's own. */
export function paymentReference({ order, money }: Pick<StoredOrder, 'order' | 'money'>): string {
  const { attempts } = money;
  const attempt = attempts.findLast(({ state }) => state === 'succeeded') ?? attempts.at(-1);
  if (attempt) return txnReference(attempt.txnid, attempt.gatewayPaymentId ?? '');
  const { paymentMode: mode, reference } = order;
  return txnReference(reference, mode === 'COD' || mode === 'PayLater' ? mipidWithoutGateway(mode) : '');
}

/** The transaction number in a `txnid/mipid`, or in a `txnid` alone. */
export const txnidOf = (reference: string): string => reference.split('/', 1)[0] ?? '';
