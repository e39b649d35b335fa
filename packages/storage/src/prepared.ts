import { DrizzleQueryError, is, Param, Placeholder, sql } from 'drizzle-orm';
import type { QueryConfig } from 'pg';
import { clientOf, type DbOrTx, runTextAlong, type Tx } from './connect.ts';
import { rowReader, type SelectedColumn } from './row-reader.ts';

/** A Drizzle query on which `prepare` can be called. */
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

type Values = Readonly<Record<string, unknown>>;

/** A composed query, with the functions that make its parameters and read its rows. */
interface Known {
  readonly config: QueryConfig;
  readonly fill: (values: object) => unknown[];
  readonly read: ((row: unknown[]) => unknown) | undefined;
}

/**
 * A query that is composed once per connection, because composing it takes longer than sending it. Its values are
 * placeholders, see `placeholders`. `name` becomes the name of the prepared statement, so it must be unique.
 *
 * The query is sent when it is called, so queries of a transaction that are called together run in their order.
 * Drizzle's own `execute` waits for several promises first, and looks at each column of each row again.
 */
export function prepared<Given extends object, Result>(
  name: string,
  compose: (db: DbOrTx) => Preparable<Result>,
): (db: DbOrTx, values: Given) => Promise<Result> {
  const knownTo = composedOnce(name, compose);
  return async (db, values) => {
    const { config, fill, read } = knownTo(db);
    if (read === undefined) throw new TypeError('A prepared query returns rows.');
    const params = fill(values);
    try {
      const { rows } = await clientOf(db).query(config, params);
      return rows.map(read) as Result; // this query's rows
    } catch (error) {
      throw new DrizzleQueryError(config.text, params, error as Error);
    }
  };
}

/** The same for a statement of a transaction that nobody waits for, see `runTextAlong`. */
export function preparedAlong<Given extends object>(
  name: string,
  compose: (db: DbOrTx) => Preparable<unknown>,
): (tx: Tx, values: Given) => void {
  const knownTo = composedOnce(name, compose);
  return (tx, values) => {
    const { config, fill } = knownTo(tx);
    runTextAlong(tx, config.text, fill(values));
  };
}

/**
 * An insert of one row that is composed once for each set of columns. `compose` gets a placeholder for each column that
 * the row names; the others take their defaults.
 */
export function preparedInsert<Row extends object, Result>(
  name: string,
  compose: (db: DbOrTx, row: Row) => Preparable<Result>,
): (db: DbOrTx, row: Row) => Promise<Result> {
  const forColumns = perColumns<Row, (db: DbOrTx, row: Row) => Promise<Result>>((place, row) =>
    prepared(`${name}_${place}`, (db) => compose(db, row)),
  );
  return (db, row) => forColumns(row)(db, row);
}

/** The same for an update: the row names the columns to change, and the values by which the row to change is found. */
export const preparedUpdate = preparedInsert;

/** The same for a row that nobody waits for. */
export function preparedInsertAlong<Row extends object>(
  name: string,
  compose: (db: DbOrTx, row: Row) => Preparable<unknown>,
): (tx: Tx, row: Row) => void {
  const forColumns = perColumns<Row, (tx: Tx, row: Row) => void>((place, row) =>
    preparedAlong(`${name}_${place}`, (db) => compose(db, row)),
  );
  return (tx, row) => forColumns(row)(tx, row);
}

/** Calls `make` once for each set of columns and remembers the result; rows of one table have few such sets. */
function perColumns<Row extends object, Made>(make: (place: number, row: Row) => Made): (row: Row) => Made {
  const made = new Map<string, Made>();
  return (row) => {
    const names = Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    const key = names.join();
    // Drizzle takes a placeholder wherever it takes a value; its types of rows don't say so.
    const found = made.get(key) ?? make(made.size, placeholders(...names) as unknown as Row);
    made.set(key, found);
    return found;
  };
}

function composedOnce(name: string, compose: (db: DbOrTx) => Preparable<unknown>): (db: DbOrTx) => Known {
  const composed = new WeakMap<object, Known>();
  return (db) => {
    const { session } = db._;
    const known = composed.get(session) ?? knownFrom(compose(db).prepare(name) as unknown as Composed);
    composed.set(session, known);
    return known;
  };
}

function knownFrom({ params, fields, joinsNotNullableMap, queryConfig }: Composed): Known {
  const fills = params.map(fillOf);
  return {
    config: queryConfig,
    fill: (values) => fills.map((fill) => fill(values as Values)), // an object literal, which has no index signature
    read: fields && rowReader(fields, joinsNotNullableMap),
  };
}

/** Makes the function that reads a parameter from the values. Null isn't encoded, as in Drizzle's plain queries. */
function fillOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return valueNamed(param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder } = param;
  const valueIn = valueNamed(param.value.name);
  return (values) => {
    const value = valueIn(values);
    return value === null ? null : encoder.mapToDriverValue(value);
  };
}

const valueNamed = (name: string) => (values: Values) => {
  if (!(name in values)) throw new TypeError(`No value was given for "${name}".`);
  return values[name];
};

/** A placeholder for each of these names, such as the columns of a row to insert. */
export const placeholders = <Name extends string>(...names: Name[]): { [N in Name]: Placeholder<N> } =>
  // Object.fromEntries forgets which names it was given.
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as { [N in Name]: Placeholder<N> };
