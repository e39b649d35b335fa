/**
 * Life of a refund. `requested`: the gateway has to be asked; `asked`: it has accepted, and the bank is working on it;
 * `by-hand`: the gateway can't do it, and staff pay it; `withdrawn`: the money that it would pay back had never come.
 */
export const refundStates = ['requested', 'asked', 'succeeded', 'by-hand', 'withdrawn'] as const;
export type RefundState = (typeof refundStates)[number];

/** Whether money of a refund is still to go back, or on its way. */
export const isWaitingRefund = (state: RefundState): boolean => state !== 'succeeded' && state !== 'withdrawn';

/** Why money goes back. */
export const refundCauseCodes = [
  'cancelled-by-customer',
  'cancelled-by-us',
  'invoice-credited',
  'paid-after-cancelling',
  'paid-too-much',
  'return',
  'agreed',
] as const;

export type RefundCauseCode = (typeof refundCauseCodes)[number];

/** A payment (its attempt; null for cash), its amount, and how much of that is refunded already. Whole paise. */
export interface RefundSource {
  readonly attemptId: number | null;
  readonly paid: number;
  /** Refunded, or being refunded. */
  readonly refunded: number;
}

/**
 * What to refund of each payment, the newest first: together everything that was paid, or `most`.
 *
 * @param sources oldest first
 * @throws RangeError if more is refunded than was paid
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
