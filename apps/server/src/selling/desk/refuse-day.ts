import { fail, type Result } from '@boxwright/contract';

/** Refuses a day that doesn't exist, or is still to come. */
export function refuseDay(day: string, today: string, field: string): Result<never> | undefined {
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  if (isDay && day <= today) return undefined;
  const text = isDay ? 'The day can’t be in the future.' : 'There is no such day. Please look at the date.';
  return fail('invalid', text, { field });
}
