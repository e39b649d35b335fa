import { indianDay } from '../../process/indian-day.ts';

/** The last `count` months in India as `YYYY-MM`, oldest first, including the current one. */
export function lastMonths(now: Date, count: number): readonly string[] {
  const [year = 0, month = 1] = indianDay(now).split('-').map(Number);
  return Array.from({ length: count }, (_, place) => {
    const first = new Date(Date.UTC(year, month - count + place, 1));
    return first.toISOString().slice(0, 7);
  });
}
