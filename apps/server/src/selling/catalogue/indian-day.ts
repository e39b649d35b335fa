const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day in India (`YYYY-MM-DD`), whatever the server's time zone: rates and cards take effect at midnight there. */
export const indianDay = (moment: Date): string => inIndia.format(moment);

/** The financial year of a moment in India, April to March: `26-27`. */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = indianDay(moment).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

/** The next 2 a.m. in India, when few people order. India's clocks are 5:30 before UTC all year. */
export function nextNight(moment: Date): Date {
  const night = new Date(moment);
  night.setUTCHours(20, 30, 0, 0);
  if (night <= moment) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}
