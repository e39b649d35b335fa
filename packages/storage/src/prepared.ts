import { DrizzleQueryError, fillPlaceholders, type Placeholder, sql } from 'drizzle-orm';
import type { QueryConfig } from 'pg';
import { clientOf, type DbOrTx } from './connect.ts';
import { rowReader, type SelectedColumn } from './row-reader.ts';

/** A query of Drizzle's that ends in `prepare`. */
export interface Preparable<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
}

/** What Drizzle composes for node-postgres; its types leave the fields out, and its version is pinned. */
interface Composed {
  readonly params: unknown[];
  readonly fields: readonly SelectedColumn[] | undefined;
  readonly joinsNotNullableMap: Record<string, boolean> | undefined;
  readonly queryConfig: QueryConfig;
}

/** A composed query, with the function that reads its rows. */
interface Known extends Composed {
  readonly read: (row: unknown[]) => unknown;
}

/**
 * A query that is composed once per connection and not at every call: composing takes longer than sending it. Its values
 * are written as placeholders, see `placeholders`. The name is that of the prepared statement, so it must be unique.
 *
 * It is sent when it is called, so that queries of a transaction which are called together run in their order. Drizzle's
 * own `execute` takes several turns before, and looks at each column of each row anew.
 */
export function prepared<Values extends object, Result>(
  name: string,
  compose: (db: DbOrTx) => Preparable<Result>,
): (db: DbOrTx, values: Values) => Promise<Result> {
  const composed = new WeakMap<object, Known>();
  return async (db, values) => {
    const { session } = db._;
    const known = composed.get(session) ?? knownFrom(compose(db).prepare(name) as unknown as Composed);
    composed.set(session, known);
    const params = fillPlaceholders(known.params, values as Record<string, unknown>); // an object literal, which has no index signature
    try {
      const { rows } = await clientOf(db).query(known.queryConfig, params);
      return rows.map(known.read) as Result; // the rows of this very query
    } catch (error) {
      throw new DrizzleQueryError(known.queryConfig.text, params, error as Error);
    }
  };
}

function knownFrom(query: Composed): Known {
  const { params, fields, joinsNotNullableMap, queryConfig } = query;
  if (fields === undefined) throw new TypeError('A prepared query returns rows.');
  return { params, fields, joinsNotNullableMap, queryConfig, read: rowReader(fields, joinsNotNullableMap) };
}

/** A placeholder for each of these names, such as the columns of a row to insert. */
export const placeholders = <Name extends string>(...names: Name[]): { [N in Name]: Placeholder<N> } =>
  // Object.fromEntries forgets which names it was given.
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as { [N in Name]: Placeholder<N> };
