import { type Placeholder, sql } from 'drizzle-orm';
import type { DbOrTx } from './connect.ts';

/** A query of Drizzle's that ends in `prepare`. */
export interface Preparable<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
}

/**
 * A query that is composed once per connection and not at every call: composing takes longer than sending it. Its values
 * are written as placeholders, see `placeholders`. The name is that of the prepared statement, so it must be unique.
 */
export function prepared<Values extends object, Result>(
  name: string,
  compose: (db: DbOrTx) => Preparable<Result>,
): (db: DbOrTx, values: Values) => Promise<Result> {
  const composed = new WeakMap<object, ReturnType<Preparable<Result>['prepare']>>();
  return (db, values) => {
    const { session } = db._;
    const known = composed.get(session) ?? compose(db).prepare(name);
    composed.set(session, known);
    return known.execute(values as Record<string, unknown>); // an object literal, which has no index signature
  };
}

/** A placeholder for each of these names, such as the columns of a row to insert. */
export const placeholders = <Name extends string>(...names: Name[]): { [N in Name]: Placeholder<N> } =>
  // Object.fromEntries forgets which names it was given.
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as { [N in Name]: Placeholder<N> };
