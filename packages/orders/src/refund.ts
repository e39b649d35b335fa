/**
 * Life of a refund. `requested`: the gateway is to be asked; `asked`: it has taken the refund on and the bank works on
 * it; `by-hand`: the gateway can't do it, and staff pay it back.
 */
export const refundStates = ['requested', 'asked', 'succeeded', 'by-hand'] as const;

/** A payment (its attempt; null for cash), what came of it, and what of that goes back already. Whole paise. */
export interface RefundSource {
  readonly attemptId: number | null;
  readonly paid: number;
  /** Paid back, or on its way. */
  readonly refunded: number;
}

/**
 * What to pay back of each payment, the newest first, so that together it is all that was paid, or `most`.
 *
 * @param sources oldest first
 * @throws RangeError when more goes back than came
 */
export function refundsDue(
  sources: readonly RefundSource[],
  most = Number.POSITIVE_INFINITY,
): { attemptId: number | null; amount: number }[] {
  let rest = most;
  return sources.toReversed().flatMap(({ attemptId, paid, refunded }) => {
    const left = paid - refunded;
    if (!Number.isSafeInteger(left) || left < 0) throw new RangeError(`Not to be paid back: ${paid} - ${refunded}`);
    const amount = Math.min(left, rest);
    rest -= amount;
    return amount > 0 ? [{ attemptId, amount }] : [];
  });
}
