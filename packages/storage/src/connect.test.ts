import { emptyDatabase } from '@boxwright/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect, inSnapshot, inTransaction, runTextAlong } from './connect.ts';
import { roundTripsMade } from './preparing-client.ts';
import { DatabaseUnavailable, isDatabaseUnavailable } from './unavailable.ts';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let watcher: Connection;
beforeAll(async () => {
  database = await emptyDatabase();
  watcher = connect(database.url);
});
afterAll(async () => {
  await watcher.close();
  await database.close();
});

const kill = (pid: unknown) => watcher.pool.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
const pidIn = async (tx: { execute: Connection['db']['execute'] }) =>
  (await tx.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid'];

test('a lost connection fails only its own transaction', async () => {
  const { db, close } = connect(database.url, { max: 1 });
  const lost: unknown = await inTransaction(db, async (tx) => {
    await kill(await pidIn(tx));
    await tx.execute(sql`select 1`);
  }).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(lost)).toBe(true);
  // Also if no further query is sent.
  const unhandled: unknown = await inTransaction(db, async (tx) => kill(await pidIn(tx))).catch(
    (error: unknown) => error,
  );
  expect(isDatabaseUnavailable(unhandled)).toBe(true);
  expect(await inTransaction(db, pidIn)).toBeGreaterThan(0);
  await close();
});

test('failed BEGINs don’t leak connections of the pool', async () => {
  const { db, pool, close } = connect(database.url, { max: 1 });
  for (let round = 0; round < 3; round += 1) {
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    // Hides the closed connection from the pool, so that it still hands it out.
    const idle = (pool as unknown as { _idle: { client: { connection: { stream: { pause(): void } } } }[] })._idle;
    idle[0]?.client.connection.stream.pause();
    await kill(rows[0]?.pid);
    await inTransaction(db, pidIn).catch(() => undefined);
  }
  expect(await inTransaction(db, pidIn)).toBeGreaterThan(0);
  await close();
});

test('queries fail with DatabaseUnavailable while the server doesn’t respond', async () => {
  const { db, pool, close } = connect(database.url.replace(/:\d+\//, ':1/').replace(/\?.*/, ''));
  await expect(inTransaction(db, pidIn)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(pool.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
  const wrapped: unknown = await db.execute(sql`select 1`).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(wrapped)).toBe(true);
  await close();
});

test('a statement timeout or a full disk counts as unavailable; a constraint violation doesn’t', async () => {
  const stateOf = (state: string) => Object.assign(new Error('failed'), { code: state });
  for (const state of ['57014', '57P01', '53100', '53300', '08006']) {
    expect(isDatabaseUnavailable(new Error('query', { cause: stateOf(state) }))).toBe(true);
  }
  for (const state of ['23505', '42601', '22021']) expect(isDatabaseUnavailable(stateOf(state))).toBe(false);
  expect(isDatabaseUnavailable(new TypeError('a defect'))).toBe(false);
});

test('inSnapshot reads from a single snapshot', async () => {
  await watcher.pool.query('CREATE TABLE moments (n int); INSERT INTO moments VALUES (1)');
  const count = async (tx: Parameters<Parameters<typeof inSnapshot>[1]>[0]) =>
    (await tx.execute(sql`select count(*)::int as n from moments`)).rows[0]?.['n'];
  const counts = await inSnapshot(watcher.db, async (tx) => {
    const before = await count(tx);
    await watcher.pool.query('INSERT INTO moments VALUES (2)');
    return [before, await count(tx)];
  });
  expect(counts).toEqual([1, 1]);
});

test('BEGIN goes with the first statement, and statements that nobody waits for go with the commit', async () => {
  const { db, pool, close } = connect(database.url, { max: 1 });
  await pool.query('create table kept (id integer primary key)');
  const insert = 'insert into kept values ($1)';
  await inTransaction(db, pidIn);
  const before = roundTripsMade();
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select 1`);
    for (const id of [1, 2, 3]) runTextAlong(tx, insert, [id]);
  });
  expect(roundTripsMade() - before).toBe(2);
  const { rows } = await pool.query('select count(*)::int as count from kept');
  expect(rows).toEqual([{ count: 3 }]);
  await pool.query('drop table kept');
  await close();
});

test('if a statement that nobody waits for fails, nothing of its transaction is stored, and the connection stays usable', async () => {
  const { db, pool, close } = connect(database.url, { max: 1 });
  await pool.query('create table kept (id integer primary key)');
  const insert = (id: unknown) => ['insert into kept values ($1)', [id]] as const;
  const twice = inTransaction(db, async (tx) => {
    runTextAlong(tx, ...insert(1));
    runTextAlong(tx, ...insert(1));
    runTextAlong(tx, 'select $1::text as skipped', ['never parsed']);
  });
  await expect(twice).rejects.toMatchObject({ code: '23505' });
  const swallowed = inTransaction(db, async (tx) => {
    runTextAlong(tx, ...insert(2));
    runTextAlong(tx, ...insert('no number'));
    await tx.execute(sql`select 1`).catch(() => undefined);
  });
  await expect(swallowed).rejects.toMatchObject({ code: '22P02' });
  const unsendable = inTransaction(db, async (tx) => {
    runTextAlong(tx, ...insert(3));
    runTextAlong(
      tx,
      ...insert({
        toPostgres: () => {
          throw new RangeError('unsendable');
        },
      }),
    );
  });
  await expect(unsendable).rejects.toThrow('unsendable');
  // What was skipped is still prepared when it is asked for next.
  await inTransaction(db, async (tx) => {
    runTextAlong(tx, 'select $1::text as skipped', ['parsed now']);
    runTextAlong(tx, ...insert(4));
  });
  const { rows } = await pool.query('select id from kept');
  expect(rows).toEqual([{ id: 4 }]);
  await pool.query('drop table kept');
  await close();
});
