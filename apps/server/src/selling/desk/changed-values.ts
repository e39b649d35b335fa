type Values = Readonly<Record<string, unknown>>;

/** Of two versions of the same values, those that differ, before and after. */
export function changedValues(before: Values, after: Values): { before: Values; after: Values } {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const of = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: of(before), after: of(after) };
}
