const farthestYears = 2;

/** Why something can't be in force from this day on; null when it can. Days are `YYYY-MM-DD`, in India. */
export function whyNotFrom(day: string, today: string): string | null {
  const moment = Date.parse(`${day}T00:00:00Z`);
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
  if (!isDay) return 'Please choose the day from which it is valid.';
  if (day < today) return 'Please choose today or a later day: past days keep their prices.';
  if (Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + farthestYears)
    return `Please choose a day within the next ${farthestYears} years.`;
  return null;
}
