import type { RefundRow } from '@boxwright/contract';
import type { PaymentAttempt, Refund } from '@boxwright/storage';
import { announcedAt, isKeepable } from './keepable.ts';

export const presentRefund = (
  refund: Refund,
  {
    attempts,
    isKept,
    now,
  }: { readonly attempts: readonly PaymentAttempt[]; readonly isKept: boolean; readonly now: Date },
): RefundRow => ({
  amount: refund.amountPaise,
  state: refund.state,
  isCash: refund.attemptId === null,
  isKept,
  isUndecided: isKeepable(refund) && announcedAt(refund) > now,
  method: attempts.find(({ id }) => id === refund.attemptId)?.method ?? '',
  requestedAt: refund.createdAt,
  changedAt: refund.updatedAt,
  reference: refund.reference,
});
