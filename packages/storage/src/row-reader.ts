import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';

/** A selected column as Drizzle describes it: where its value goes in the result, and what decodes it. */
export interface SelectedColumn {
  readonly path: readonly string[];
  readonly field: unknown;
}

type Decode = (value: unknown) => unknown;
type Put = (result: Record<string, unknown>, value: unknown) => void;

/**
 * Makes the function that turns a row of values into a query's result. It does what Drizzle's `mapResultRow` does, but
 * looks at the columns once, not for each value. `joins` says which tables can't be missing; another joined table
 * becomes null if its first column is null.
 */
export function rowReader(
  columns: readonly SelectedColumn[],
  joins: Readonly<Record<string, boolean>> | undefined,
): (row: readonly unknown[]) => Record<string, unknown> {
  const steps = columns.map(({ path, field }) => ({ decode: decoderOf(field), put: putterOf(path) }));
  const missing = joins === undefined ? [] : missable(columns, joins);
  return (row) => {
    const result: Record<string, unknown> = {};
    for (const [place, { decode, put }] of steps.entries()) {
      const value = row[place] ?? null;
      put(result, value === null ? null : decode(value));
    }
    for (const { place, name } of missing) if ((row[place] ?? null) === null) result[name] = null;
    return result;
  };
}

function decoderOf(field: unknown): Decode {
  const decoder = decoderIn(field);
  return (value) => decoder.mapFromDriverValue(value);
}

function decoderIn(field: unknown): { mapFromDriverValue: Decode } {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return internalsOf(field).decoder;
  if (is(field, Subquery)) return internalsOf(field._.sql).decoder;
  return internalsOf((field as SQL.Aliased).sql).decoder; // SelectedColumn has no fourth kind
}

/** An expression has a decoder, which Drizzle's types leave out. */
const internalsOf = (expression: SQL) => expression as unknown as { decoder: { mapFromDriverValue: Decode } };

function putterOf(path: readonly string[]): Put {
  const [name = '', inner, ...deeper] = path;
  if (inner === undefined) {
    return (result, value) => {
      result[name] = value;
    };
  }
  const putInside = putterOf([inner, ...deeper]);
  return (result, value) => {
    result[name] ??= {};
    putInside(result[name] as Record<string, unknown>, value); // made just above
  };
}

/** The joined tables that may be missing, each with the index of its first column. */
function missable(
  columns: readonly SelectedColumn[],
  joins: Readonly<Record<string, boolean>>,
): { readonly place: number; readonly name: string }[] {
  const found = new Map<string, { place: number; tables: Set<string> }>();
  for (const [place, { path, field }] of columns.entries()) {
    const [name = ''] = path;
    if (path.length !== 2 || !is(field, Column)) continue;
    const known = found.get(name) ?? { place, tables: new Set() };
    known.tables.add(getTableName(field.table));
    found.set(name, known);
  }
  return [...found]
    .filter(([, { tables }]) => tables.size === 1 && [...tables].every((table) => !joins[table]))
    .map(([name, { place }]) => ({ name, place }));
}
