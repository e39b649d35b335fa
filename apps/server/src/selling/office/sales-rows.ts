import type { SalesRow } from '@boxwright/contract';
import type { ShopSum } from '@boxwright/storage';

/** The last `count` days up to `today` (`YYYY-MM-DD`), oldest first. */
export function lastDays(today: string, count: number): readonly string[] {
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, place) =>
    new Date(last - (count - 1 - place) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** The same day or month of the year before; the 29th of February has none. */
export const yearBefore = (time: string): string => `${Number(time.slice(0, 4)) - 1}${time.slice(4)}`;

/** A row for each of the times, beside the year before; without sales for staff who don't see money. */
export function salesRows(times: readonly string[], sums: readonly ShopSum[], seesMoney: boolean): SalesRow[] {
  const byTime = new Map(sums.map((sum) => [sum.time, sum]));
  const salesOf = (time: string) => (seesMoney ? (byTime.get(time)?.valuePaise ?? 0) : null);
  return times.map((time) => ({
    time,
    orders: byTime.get(time)?.orders ?? 0,
    ordersBefore: byTime.get(yearBefore(time))?.orders ?? 0,
    sales: salesOf(time),
    salesBefore: salesOf(yearBefore(time)),
  }));
}
