import { inTransaction } from '@boxwright/storage';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/openShop.ts';

let store: Shop;
beforeAll(async () => {
  store = await openShop();
});
afterAll(() => store.close());

const context = () => ({ services: store.services, log: pino({ level: 'silent' }) });
const enqueue = (mailId: number) =>
  inTransaction(store.services.db, (tx) => store.services.jobs.enqueue(tx, 'SendMail', { mailId }));

test('a job that was enqueued with a write runs once', async () => {
  const done: number[] = [];
  const handlers = { SendMail: async ({ mailId }: { mailId: number }) => void done.push(mailId) };
  await enqueue(1);
  await enqueue(2);
  expect(await store.services.jobs.drain(handlers, context())).toEqual({ done: 2, failed: 0 });
  expect(await store.services.jobs.drain(handlers, context())).toEqual({ done: 0, failed: 0 });
  expect(done.sort()).toEqual([1, 2]);
});

test('a job of a transaction that is rolled back never runs', async () => {
  const { db, jobs } = store.services;
  await expect(
    inTransaction(db, async (tx) => {
      await jobs.enqueue(tx, 'SendMail', { mailId: 3 });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await jobs.drain({ SendMail: async () => {} }, context())).toEqual({ done: 0, failed: 0 });
});

test('refuses a payload that is not the documented one', async () => {
  await expect(enqueue(0)).rejects.toThrow();
});

test('a job that fails for good can be seen and given another chance', async () => {
  const { db, jobs } = store.services;
  // The sweeper has no tries but its first: the next one comes with the clock anyway.
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'SweepPayments', {}));
  const failing = { SweepPayments: async () => Promise.reject(new Error('the gateway is down')) };
  expect(await jobs.drain(failing, context())).toEqual({ done: 0, failed: 1 });
  const [failed] = await jobs.failedJobs();
  expect(failed).toMatchObject({ job: 'SweepPayments', error: 'the gateway is down' });

  expect(await jobs.retry('SweepPayments', failed?.id ?? '')).toBe(true);
  expect(await jobs.drain({ SweepPayments: async () => {} }, context())).toEqual({ done: 1, failed: 0 });
  expect(await jobs.failedJobs()).toEqual([]);
});
