/** The values that differ, before and after, for the audit trail. */
export function changedValues<Values extends Readonly<Record<string, string | number | null>>>(
  before: Values,
  after: Values,
) {
  const keys = Object.keys(after).filter((key) => before[key] !== after[key]);
  const pick = (values: Values) => Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
  return keys.length === 0 ? null : { before: pick(before), after: pick(after) };
}

export const entryConflict =
  'Somebody has changed this entry meanwhile. Nothing was overwritten: please load the page again.';

export const noRateOfGst = 'This HSN has no rate of GST today. Please add its rate first.';

export const lastOne = 'This is the last one on the site. Without it nothing could be ordered, so it stays on.';
