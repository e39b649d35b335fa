/**
 * The day (`YYYY-MM-DD`) `count` working days after another: Monday to Saturday, without holidays.
 *
 * @param holidays the days on which the works is closed; null is returned when the count ends in a year that has none,
 *   because then they aren't known yet
 */
export function workingDaysAfter(day: string, count: number, holidays: ReadonlySet<string>): string | null {
  const known = new Set([...holidays].map((holiday) => holiday.slice(0, 4)));
  const date = new Date(`${day}T00:00:00Z`);
  const written = () => date.toISOString().slice(0, 10);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (!known.has(written().slice(0, 4))) return null;
    if (date.getUTCDay() !== 0 && !holidays.has(written())) left -= 1;
  }
  return written();
}
