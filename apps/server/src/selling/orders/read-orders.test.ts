import { type FreshDatabase, freshDatabase } from '@boxwright/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RetryLater } from '../../process/work/retry-later.ts';
import { readOrders } from './read-orders.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const selectOne = sql`select 1`;

test('lists of orders take two connections at most, wait for their turn, and are refused when very many wait', async () => {
  const { db, pool } = database;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const begun: number[] = [];
  const read = (place: number) =>
    readOrders(db, async (tx) => {
      begun.push(place);
      await tx.execute(selectOne);
      await released;
    });
  const reads = Array.from({ length: 102 }, (_, place) => read(place));
  await expect(read(102)).rejects.toThrow(RetryLater);
  await expect(read(103)).rejects.toThrow(
    'Very many orders are being listed at the moment. Please try again in 2 seconds.',
  );
  expect(pool.totalCount).toBeLessThanOrEqual(2);
  // Somebody else's query doesn't wait.
  await db.execute(selectOne);
  release();
  await Promise.all(reads);
  expect(begun).toHaveLength(102);
  await read(104); // the turns are free again
});

test('a list that takes too long is given up, and says so', async () => {
  const slow = readOrders(database.db, (tx) => tx.execute(sql`select pg_sleep(60)`));
  await expect(slow).rejects.toThrow('Your orders take too long to list at the moment. Please try again in 5 seconds.');
  await readOrders(database.db, (tx) => tx.execute(selectOne));
});
