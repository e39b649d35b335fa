import type { OpenPaymentRow } from '@boxwright/contract';
import type { PaymentAttempt } from '@boxwright/storage';

/** An order's undecided payment. One that the bank is processing (`pending`) goes before one without an answer (`open`). */
export function openPaymentOf(attempts: readonly PaymentAttempt[]): OpenPaymentRow | null {
  const newest = (wanted: OpenPaymentRow['state']) => {
    const found = attempts.findLast(({ state }) => state === wanted);
    return found && { transactionId: found.txnid, state: wanted, amount: found.amountPaise };
  };
  return newest('pending') ?? newest('open') ?? null;
}
