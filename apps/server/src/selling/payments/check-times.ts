const minute = 60_000;

/** When an attempt without a return is verified, counted from its start. */
const checksAfter = [5 * minute, 15 * minute, 60 * minute, 24 * 60 * minute];

/** A payment unknown to the gateway is given up after this time: its page has expired by then. */
const givenUpAfter = 60 * minute;

/** The next check of an attempt; null after the last. A start in the future (the clock was set back) counts as now. */
export function nextCheckAt(begunAt: Date, now: Date): Date | null {
  const begun = Math.min(begunAt.getTime(), now.getTime());
  const next = checksAfter.find((after) => after > now.getTime() - begun);
  return next === undefined ? null : new Date(begun + next);
}

/** Whether an attempt that the gateway doesn't know has expired. */
export const isAbandoned = (begunAt: Date, now: Date): boolean => now.getTime() - begunAt.getTime() >= givenUpAfter;
