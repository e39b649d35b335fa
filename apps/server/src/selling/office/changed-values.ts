/** The values that differ, before and after, for the audit trail; null where none does. */
export function changedValues<Values extends Readonly<Record<string, string | number | null>>>(
  before: Values,
  after: Values,
) {
  const keys = Object.keys(after).filter((key) => before[key] !== after[key]);
  const pick = (values: Values) => Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
  return keys.length === 0 ? null : { before: pick(before), after: pick(after) };
}
