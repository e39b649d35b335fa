/** India's clocks are ahead of UTC by this much all year. */
const aheadMs = 5.5 * 3_600_000;

/** The day in India (`YYYY-MM-DD`), whatever the server's time zone: rates and cards take effect at midnight there. */
export const indianDay = (moment: Date): string => new Date(moment.getTime() + aheadMs).toISOString().slice(0, 10);

/** The same day as a number, for comparing. */
export const indianDayNumber = (moment: Date): number => Math.floor((moment.getTime() + aheadMs) / 86_400_000);

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
