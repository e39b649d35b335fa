/** Life of one payment attempt (one `txnid`). */
export const attemptStates = ['open', 'pending', 'succeeded', 'failed', 'cancelled'] as const;

export type AttemptState = (typeof attemptStates)[number];

type AttemptStep = { readonly to: AttemptState; readonly late: boolean };

const onTime = (to: AttemptState): AttemptStep => ({ to, late: false });
const late = (to: AttemptState): AttemptStep => ({ to, late: true });

/**
 * What the gateway may report after what. Money that comes after a failure or cancellation still counts; it is marked
 * late so that somebody is told. Nothing takes a success back: a refund is its own ledger entry.
 */
export const attemptTransitions = {
  open: [onTime('pending'), onTime('succeeded'), onTime('failed'), onTime('cancelled')],
  pending: [onTime('succeeded'), onTime('failed'), onTime('cancelled')],
  succeeded: [],
  failed: [late('succeeded')],
  cancelled: [late('succeeded')],
} as const satisfies Record<AttemptState, readonly AttemptStep[]>;

/** What a report makes of an attempt; `changed` false means: store nothing, it is a repetition or out of date. */
export type AttemptOutcome = { readonly state: AttemptState; readonly changed: boolean; readonly late: boolean };

/** Applies what the gateway verified. Any order of arrival and any number of repetitions lead to the same state. */
export function afterReport(state: AttemptState, reported: AttemptState): AttemptOutcome {
  const steps: readonly AttemptStep[] = attemptTransitions[state];
  const step = steps.find(({ to }) => to === reported);
  return step ? { state: step.to, changed: true, late: step.late } : { state, changed: false, late: false };
}
