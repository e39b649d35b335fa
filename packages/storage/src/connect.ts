import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { ErrorMappingPool } from './error-mapping-pool.ts';
import { PlainClient, PreparingClient, ShopClient } from './preparing-client.ts';
import * as schema from './schema/all.ts';
import { sqlStateOf } from './sql-state.ts';

type Schema = typeof schema;

/** The store's database, to read from and to open transactions on. */
export type Db = NodePgDatabase<Schema> & { readonly $client: Pool };

/** An open transaction, which every write requires. */
export type Tx = PgTransaction<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** Reads work on either. */
export type DbOrTx = PgDatabase<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

export interface Connection {
  db: Db;
  pool: Pool;
  close: () => Promise<void>;
}

/** Limits for the duration of a statement and of an idle transaction. */
const timeouts = `SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '60s'`;

export interface ConnectOptions {
  /** The most connections that are open at once. */
  readonly max?: number | undefined;
  /** Whether statements are prepared, which some poolers don't support; they are by default. */
  readonly prepares?: boolean | undefined;
}

/**
 * A pool of connections to the database at `url`; nothing is opened until the first query.
 * `close` waits for running queries to end.
 */
export function connect(url: string, { max = 10, prepares = true }: ConnectOptions = {}): Connection {
  const pool = new ErrorMappingPool({
    Client: prepares ? PreparingClient : PlainClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A little more than PostgreSQL's statement_timeout, for a server that doesn't respond at all.
    query_timeout: 35_000,
    // Not as start-up parameters, which connection poolers refuse.
    onConnect: async (client) => {
      await client.query(timeouts);
    },
  });
  // The pool replaces a broken idle connection; if the database is really down, the next query fails.
  pool.on('error', () => undefined);
  return { db: drizzleOver(pool), pool, close: () => pool.end() };
}

export const drizzleOver = <C extends Pool | PoolClient>(client: C) => {
  const db = drizzle({ client, schema, casing: 'snake_case' });
  clients.set(db._.session, client);
  return db;
};

/** The pool or connection of each Drizzle session; a transaction has its connection's session. */
const clients = new WeakMap<object, Pool | PoolClient>();

/**
 * Runs a statement that is already text, with `$1` and so on for its values, on the connection of `db`. Saves the time
 * of composing it again.
 */
export async function runText<Row extends QueryResultRow>(
  db: DbOrTx,
  text: string,
  values: unknown[],
): Promise<QueryResult<Row>> {
  return clientOf(db).query<Row>({ text, values });
}

/** The pool or connection of a database or a transaction. */
export function clientOf(db: DbOrTx): Pool | PoolClient {
  const client = clients.get(db._.session);
  if (client === undefined) throw new TypeError('This database was not opened by `connect`.');
  return client;
}

/**
 * Runs a statement of the transaction that nobody waits for: it is sent with the next one, or with the commit, without a
 * round trip of its own. If it fails, that next one or the commit fails, and nothing of the transaction is stored.
 */
export function runTextAlong(tx: Tx, text: string, values: readonly unknown[]): void {
  const client = clientOf(tx);
  if (!(client instanceof ShopClient)) throw new TypeError('This is no transaction of `inTransaction`.');
  client.askAlong(text, values);
}

/** The same for a Drizzle query whose rows aren't needed. */
export function runAlong(tx: Tx, query: { toSQL(): { sql: string; params: unknown[] } }): void {
  const { sql, params } = query.toSQL();
  runTextAlong(tx, sql, params);
}

/** Drizzle's transaction of each connection. Cached because making one takes longer than a query; it holds no state. */
const transactions = new WeakMap<PoolClient, Tx>();

/**
 * Runs one transaction on its own connection and always releases it. (Drizzle's own implementation leaks the connection
 * if BEGIN fails.)
 */
async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>, mode = ''): Promise<T> {
  const client = await db.$client.connect();
  if (!isShopClient(client)) throw new TypeError('This database was not opened by `connect`.');
  try {
    const tx = transactions.get(client) ?? (await transactionOver(client));
    const open = client.begin(mode);
    try {
      const result = await work(tx);
      await open.commit();
      return result;
    } catch (error) {
      await open.rollback();
      throw error;
    }
  } finally {
    client.forgetTransaction();
    client.release();
  }
}

const isShopClient = (client: PoolClient): client is PoolClient & ShopClient => client instanceof ShopClient;

/** Drizzle hands its transactions out only while one is open. */
async function transactionOver(client: PoolClient): Promise<Tx> {
  const tx = await drizzleOver(client).transaction(async (open) => open);
  transactions.set(client, tx);
  return tx;
}

/** Runs several reads in one snapshot. */
export const inSnapshot = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transact(db, work, ' isolation level repeatable read read only');

/**
 * The same for lists that may be long. No read may take longer than `seconds`, and each uses one processor only, so
 * that others aren't kept waiting. Statements are planned for this customer's list, not for a typical one.
 */
export const inShortSnapshot = <T>(db: Db, seconds: number, work: (tx: DbOrTx) => Promise<T>): Promise<T> =>
  inSnapshot(db, (tx) => {
    const limit = `select set_config('statement_timeout', $1, true), set_config('plan_cache_mode', 'force_custom_plan', true),
      set_config('max_parallel_workers_per_gather', '0', true)`;
    runTextAlong(tx, limit, [`${seconds}s`]);
    return work(tx);
  });

const retries = 3;

/**
 * Runs `work` in one transaction: all of it is stored, or nothing. After a deadlock or serialization failure it runs
 * again, so it must have no side effects except queries.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(db, work);
    } catch (error) {
      const state = sqlStateOf(error);
      if (attempt > retries || (state !== '40001' && state !== '40P01')) throw error;
    }
  }
}
