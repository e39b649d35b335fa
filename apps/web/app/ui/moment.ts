import { indiaAheadMs, monthNames } from '@boxwright/contract';

export { formatDay } from '@boxwright/contract';

const shortMonthNames = monthNames.map((name) => name.slice(0, 3));

/**
 * A moment in Indian time: "20 Nov 2026, 5:05 pm". Formatted by our own code because Intl gives different spaces and
 * time zones on server and browser, which would cause hydration mismatches.
 */
export const formatMoment = (moment: Date): string => written(moment, shortMonthNames);

/** The long form: "20 November 2026, 5:05 pm". */
export const formatLongMoment = (moment: Date): string => written(moment, monthNames);

/** The day of a moment in India: "20 Nov 2026". */
export const formatDate = (moment: Date): string => dayOf(inIndia(moment), shortMonthNames);

/** "Cancelled on 21 Nov 2026"; undefined for an order that isn't cancelled. */
export const cancelledOn = (at: Date | null): string | undefined =>
  at === null ? undefined : `Cancelled on ${formatDate(at)}`;

const inIndia = (moment: Date): Date => new Date(moment.getTime() + indiaAheadMs);

const dayOf = (there: Date, names: readonly string[]): string =>
  `${there.getUTCDate()} ${names[there.getUTCMonth()]} ${there.getUTCFullYear()}`;

const written = (moment: Date, names: readonly string[]): string => {
  const there = inIndia(moment);
  const hour = there.getUTCHours();
  const minute = String(there.getUTCMinutes()).padStart(2, '0');
  const day = dayOf(there, names);
  return `${day}, ${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'am' : 'pm'}`;
};
