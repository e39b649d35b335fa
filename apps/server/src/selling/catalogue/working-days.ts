/**
 * Holidays of every year in Tamil Nadu, month and day (Tamil Nadu Industrial Establishments (National, Festival and
 * Special Holidays) Act, 1958, s. 3). The five festivals that each works chooses are not known here.
 */
const holidays: ReadonlySet<string> = new Set(['01-26', '05-01', '08-15', '10-02']);

/** The day (`YYYY-MM-DD`) `count` working days after another: Monday to Saturday, without public holidays. */
export function workingDaysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

const isWorkingDay = (date: Date): boolean => date.getUTCDay() !== 0 && !holidays.has(date.toISOString().slice(5, 10));
