interface Period {
  readonly from: string;
  readonly to: string;
}

/** A period, divided at the ends of months. */
export function monthsOf({ from, to }: Period): Period[] {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  if (end >= to) return [{ from, to }];
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return [{ from, to: end }, ...monthsOf({ from: next, to })];
}
