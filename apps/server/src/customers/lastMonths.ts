import { indianDay } from '../catalogue/indianDay.ts';

/** The last so many months in India, this one last, each `YYYY-MM`. */
export function lastMonths(now: Date, count: number): readonly string[] {
  const [year = 0, month = 1] = indianDay(now).split('-').map(Number);
  return Array.from({ length: count }, (_, place) => {
    const first = new Date(Date.UTC(year, month - count + place, 1));
    return first.toISOString().slice(0, 7);
  });
}

/** When a month (`YYYY-MM`) began in India. */
export const beginningOf = (month: string): Date => new Date(`${month}-01T00:00:00+05:30`);
