import { indiaAheadMs, indianDay } from '@boxwright/contract';

/** Rates and cards take effect at midnight in India. */
export { indianDay } from '@boxwright/contract';

/** The same day as a number, for comparing. */
export const indianDayNumber = (moment: Date): number => Math.floor((moment.getTime() + indiaAheadMs) / 86_400_000);

/** The financial year of a moment in India, April to March: `26-27`. */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = indianDay(moment).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

/** The next 2 a.m. in India, when few people order. */
export function nextNight(moment: Date): Date {
  const night = new Date(moment);
  night.setUTCHours(20, 30, 0, 0);
  if (night <= moment) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}
