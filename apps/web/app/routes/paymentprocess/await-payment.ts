import type { Output, Result } from '@boxwright/contract';

export type PaymentAnswer = Output<'GetPaymentState'>;

/** Polling intervals in milliseconds with back-off; about forty seconds in total. */
export const questionPauses: readonly number[] = [1000, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 8000];

export type PaymentOutcome =
  | { readonly kind: 'settled'; readonly answer: PaymentAnswer }
  /** The payment wasn't decided while the page asked; it may still succeed. */
  | { readonly kind: 'undecided'; readonly answer: PaymentAnswer | null }
  | { readonly kind: 'unknown'; readonly text: string };

/**
 * Polls a payment's status until it is final, the intervals are used up, or the payment is unknown. Network failures
 * are retried. `pause` rejects when the page is left.
 */
export const awaitPayment = async (
  ask: () => Promise<Result<PaymentAnswer>>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<PaymentOutcome> => {
  let last: PaymentAnswer | null = null;
  for (let turn = 0; ; turn += 1) {
    const result = await ask();
    if (result.ok) {
      last = result.value;
      if (last.state !== 'open' && last.state !== 'pending') return { kind: 'settled', answer: last };
    } else if (result.failure.code === 'not_found' || result.failure.code === 'invalid') {
      return { kind: 'unknown', text: result.failure.text };
    }
    const wait = questionPauses[turn];
    if (wait === undefined) return { kind: 'undecided', answer: last };
    await pause(wait);
  }
};
