/** Life of one payment attempt (one `txnid`). */
export const attemptStates = ['open', 'pending', 'succeeded', 'failed', 'cancelled'] as const;

export type AttemptState = (typeof attemptStates)[number];

type AttemptStep = { readonly to: AttemptState; readonly late: boolean };

const onTime = (to: AttemptState): AttemptStep => ({ to, late: false });
const late = (to: AttemptState): AttemptStep => ({ to, late: true });

/**
 * Which reports of the gateway change which state. A payment that succeeds after a failure or cancellation still
 * counts; it is marked late, which raises an alert. A success is final: a refund is a separate ledger entry.
 */
export const attemptTransitions = {
  open: [onTime('pending'), onTime('succeeded'), onTime('failed'), onTime('cancelled')],
  pending: [onTime('succeeded'), onTime('failed'), onTime('cancelled')],
  succeeded: [],
  failed: [late('succeeded')],
  cancelled: [late('succeeded')],
} as const satisfies Record<AttemptState, readonly AttemptStep[]>;

/**
 * An attempt's state after a report. `changed: false` means that the report was a repetition or out of date: store
 * nothing.
 */
export type AttemptOutcome = { readonly state: AttemptState; readonly changed: boolean; readonly late: boolean };

/** Applies a verified report. Reports may arrive in any order and repeatedly; the final state is the same. */
export function applyReport(state: AttemptState, reported: AttemptState): AttemptOutcome {
  const steps: readonly AttemptStep[] = attemptTransitions[state];
  const step = steps.find(({ to }) => to === reported);
  return step ? { state: step.to, changed: true, late: step.late } : { state, changed: false, late: false };
}
