import type { DbOrTx } from './connect.ts';

/** A query of Drizzle's that ends in `prepare`. */
interface Preparable<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
}

/**
 * A query that is composed once per connection and not at every call: composing takes longer than sending it. Values
 * are written as `sql.placeholder('name')`. The name is that of the prepared statement, so it must be unique.
 */
export function prepared<Values extends Record<string, unknown>, Result>(
  name: string,
  compose: (db: DbOrTx) => Preparable<Result>,
): (db: DbOrTx, values: Values) => Promise<Result> {
  const composed = new WeakMap<object, ReturnType<Preparable<Result>['prepare']>>();
  return (db, values) => {
    const { session } = db._;
    const known = composed.get(session);
    if (known) return known.execute(values);
    const made = compose(db).prepare(name);
    composed.set(session, made);
    return made.execute(values);
  };
}
