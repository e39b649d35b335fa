import type { LedgerEntry, Refund } from '@boxwright/storage';

/**
 * The refunds that were withdrawn because their money is kept on the customer's account, and not because it had
 * never come. The newest first, until they add up to what was moved to the account since they were requested.
 */
export function keptOnAccount(
  ledger: readonly Pick<LedgerEntry, 'kind' | 'amountPaise' | 'createdAt'>[],
  refunds: readonly Refund[],
): ReadonlySet<Refund> {
  const kept = new Set<Refund>();
  const moved = ledger.filter(({ kind }) => kind === 'moved');
  let counted = 0;
  for (const refund of refunds.toReversed()) {
    const { attemptId, state, causeCode, amountPaise, createdAt } = refund;
    if (attemptId !== null || state !== 'withdrawn' || causeCode !== 'paid-too-much') continue;
    const since = moved.filter((entry) => entry.createdAt >= createdAt).reduce((sum, one) => sum - one.amountPaise, 0);
    if (counted + amountPaise > since) continue;
    kept.add(refund);
    counted += amountPaise;
  }
  return kept;
}
