import type { RefundRow } from '@boxwright/contract';
import type { PaymentAttempt, Refund } from '@boxwright/storage';

export const presentRefund = (
  refund: Refund,
  { attempts, isKept }: { readonly attempts: readonly PaymentAttempt[]; readonly isKept: boolean },
): RefundRow => ({
  amount: refund.amountPaise,
  state: refund.state,
  isCash: refund.attemptId === null,
  isKept,
  method: attempts.find(({ id }) => id === refund.attemptId)?.method ?? '',
  requestedAt: refund.createdAt,
  changedAt: refund.updatedAt,
  reference: refund.reference,
});
