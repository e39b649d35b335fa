const minute = 60_000;

/** When an attempt that nobody came back for is looked into, counted from its beginning. */
const checksAfter = [5 * minute, 15 * minute, 60 * minute, 24 * 60 * minute];

/** After this long a payment that the gateway never heard of is given up: its page is closed by then. */
const givenUpAfter = 60 * minute;

/** The next check of an attempt; null after the last. One begun in the future begins now: the clock was set back. */
export function nextCheckAt(begunAt: Date, now: Date): Date | null {
  const begun = Math.min(begunAt.getTime(), now.getTime());
  const next = checksAfter.find((after) => after > now.getTime() - begun);
  return next === undefined ? null : new Date(begun + next);
}

/** Whether an attempt that the gateway doesn't know has had its time. */
export const isAbandoned = (begunAt: Date, now: Date): boolean => now.getTime() - begunAt.getTime() >= givenUpAfter;
