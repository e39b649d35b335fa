import type { RefundRow } from '@boxwright/contract';
import type { PaymentAttempt, Refund } from '@boxwright/storage';

export const presentRefund = (refund: Refund, attempts: readonly PaymentAttempt[]): RefundRow => ({
  amount: refund.amountPaise,
  state: refund.state,
  isCash: refund.attemptId === null,
  method: attempts.find(({ id }) => id === refund.attemptId)?.method ?? '',
  requestedAt: refund.createdAt,
  changedAt: refund.updatedAt,
  reference: refund.reference,
});
