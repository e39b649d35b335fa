import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { PreparingClient } from './preparingClient.ts';
import * as schema from './schema/all.ts';
import { sqlStateOf } from './sqlState.ts';
import { TellingPool } from './tellingPool.ts';

type Schema = typeof schema;

/** The store's database, to read from and to open transactions on. */
export type Db = NodePgDatabase<Schema> & { readonly $client: Pool };

/** An open transaction: what every write asks for. */
export type Tx = PgTransaction<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** Reads work on either. */
export type DbOrTx = PgDatabase<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

export interface Connection {
  db: Db;
  pool: Pool;
  close: () => Promise<void>;
}

/** How long a statement may run, and how long a transaction may stand idle, before PostgreSQL ends it. */
const patience = `SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '60s'`;

/**
 * A pool of connections to the database at `url`; nothing is opened until the first query.
 * `close` waits for running queries to end.
 */
export function connect(url: string, options: { max?: number } = {}): Connection {
  const pool = new TellingPool({
    Client: PreparingClient,
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A little more than PostgreSQL's own patience: for a server that says nothing at all.
    query_timeout: 35_000,
    // Not as start-up parameters: connection poolers refuse those.
    onConnect: async (client) => {
      await client.query(patience);
    },
  });
  // An idle connection that breaks is replaced by the pool; the next query says so if the database is really gone.
  pool.on('error', () => undefined);
  return { db: drizzleOver(pool), pool, close: () => pool.end() };
}

export const drizzleOver = <C extends Pool | PoolClient>(client: C) =>
  drizzle({ client, schema, casing: 'snake_case' });

/** Over a connection that was taken from the pool: made once for each, as it costs a millisecond. */
const overClients = new WeakMap<PoolClient, NodePgDatabase<Schema>>();

function overClient(client: PoolClient): NodePgDatabase<Schema> {
  const known = overClients.get(client);
  if (known) return known;
  const made = drizzleOver(client);
  overClients.set(client, made);
  return made;
}

/**
 * One transaction on a connection of its own, which goes back to the pool whatever happens. (The library's own way
 * with a pool never gives a connection back on which a transaction couldn't begin.)
 */
async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  const client = await db.$client.connect();
  try {
    return await overClient(client).transaction(work, config);
  } finally {
    client.release();
  }
}

/** Reads several things as they stood at one moment. */
export const inSnapshot = <T>(db: Db, work: (tx: DbOrTx) => Promise<T>): Promise<T> =>
  transact(db, work, { isolationLevel: 'repeatable read', accessMode: 'read only' });

const retries = 3;

/**
 * Runs `work` in one transaction: all of it is stored, or nothing. Where PostgreSQL itself breaks a deadlock or a
 * serialization conflict the work runs again, so it may do nothing but query.
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
