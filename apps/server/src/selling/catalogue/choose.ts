/** The rows that match every given filter; undefined filters are ignored. */
export const choose = <Row extends object>(
  rows: readonly Row[],
  where: { readonly [Name in keyof Row]?: unknown },
): Row[] => {
  const wanted = Object.entries(where).filter(([, value]) => value !== undefined);
  return rows.filter((row) => wanted.every(([name, value]) => Reflect.get(row, name) === value));
};
