import { fail, isDay, type Result } from '@boxwright/contract';
import { mostOff, parseRupees } from '@boxwright/money';

/** "12.5" in basis points; null for what is no share from 0.01 to 90 %. */
export function shareIn(text: string): number | null {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text.trim())) return null;
  const bps = Math.round(Number(text) * 100);
  return bps >= 1 && bps <= mostOff ? bps : null;
}

/** An amount in rupees as paise, 0 for nothing typed; null for what is none. */
export function amountIn(text: string): number | null {
  const typed = text.replace(/[₹,\s]/g, '');
  if (typed === '') return 0;
  return /^\d{1,9}(\.\d{1,2})?$/.test(typed) ? parseRupees(typed) : null;
}

/** A count, 0 for nothing typed; null for what is none. */
export function countIn(text: string): number | null {
  const typed = text.replace(/[,\s]/g, '');
  if (typed === '') return 0;
  return /^\d{1,8}$/.test(typed) ? Number(typed) : null;
}

/** Refuses days between which nothing can be valid; undefined when they are right. */
export function refuseDays({
  validFrom,
  validUntil,
}: {
  readonly validFrom: string;
  readonly validUntil: string;
}): Result<never> | undefined {
  if (!isDay(validFrom)) return fail('invalid', 'Please choose the first day.', { field: 'validFrom' });
  if (validUntil === '') return undefined;
  if (!isDay(validUntil)) return fail('invalid', 'Please choose the last day, or none.', { field: 'validUntil' });
  if (validUntil >= validFrom) return undefined;
  return fail('invalid', 'The last day is before the first.', { field: 'validUntil' });
}

interface Dated {
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly endedAt: Date | null;
}

/** Whether something with a first and a last day is valid on a day. */
export const standingOn = (today: string, { validFrom, validUntil, endedAt }: Dated) => {
  if (endedAt !== null) return 'ended' as const;
  if (today < validFrom) return 'coming' as const;
  return validUntil !== null && today > validUntil ? ('past' as const) : ('in force' as const);
};

export const changedMeanwhile = fail(
  'conflict',
  'Somebody has changed this meanwhile. Please look at it as it is now.',
);
