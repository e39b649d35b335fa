import { inTransaction } from '@boxwright/storage';
import { eventually, freshDatabase } from '@boxwright/testing';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOutageLog } from '../adapters/database/outage.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { openJobQueue } from './queue.ts';

let store: Shop;
beforeAll(async () => {
  store = await openShop();
});
afterAll(() => store.close());

const context = () => ({ services: store.services, log: pino({ level: 'silent' }) });
const enqueue = (mailId: number) =>
  inTransaction(store.services.db, (tx) => store.services.jobs.enqueue(tx, 'SendMail', { mailId }));

test('a job that was enqueued in the transaction of a write runs once', async () => {
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

test('takes many jobs together, and runs eight of them at a time', async () => {
  const { db, jobs } = store.services;
  await inTransaction(db, async (tx) => {
    for (let customerId = 1; customerId <= 30; customerId += 1) {
      await jobs.enqueue(tx, 'WriteMail', { mail: 'welcome', customerId });
    }
  });
  let running = 0;
  let most = 0;
  const handlers = {
    WriteMail: async () => {
      running += 1;
      most = Math.max(most, running);
      await store.services.db.execute(sql`select 1`);
      running -= 1;
      if (running % 3 === 0) throw new Error('the third fails');
    },
  };
  const { done, failed } = await jobs.drain(handlers, context());
  expect([done + failed, most]).toEqual([30, 8]);
  expect(failed).toBeGreaterThan(0);
  // Scheduled jobs may have become due meanwhile.
  expect(await jobs.waiting()).toBeGreaterThanOrEqual(failed);
});

test('the steps of one order are mailed one after the other, in their order', async () => {
  const { db, jobs } = store.services;
  const steps = ['Order Accepted', 'In Production', 'Packed'] as const;
  await inTransaction(db, async (tx) => {
    for (const status of steps.toReversed())
      await jobs.enqueue(tx, 'WriteMail', { mail: 'order-moved', orderId: 1, status });
  });
  const happened: string[] = [];
  const handlers = {
    WriteMail: async (subject: { mail: string; status?: string }) => {
      happened.push(`begins ${subject.status}`);
      await db.execute(sql`select 1`);
      happened.push(`ends ${subject.status}`);
    },
  };
  expect(await jobs.drain(handlers, context())).toEqual({ done: 3, failed: 0 });
  expect(happened).toEqual(steps.flatMap((status) => [`begins ${status}`, `ends ${status}`]));
});

test('a job is stored as the library itself stores one', async () => {
  const { $client: pool } = store.services.db;
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ schema: 'jobs', db, supervise: false, schedule: false });
  await boss.start();
  await boss.send('SendMail', { mailId: 40 });
  await enqueue(40);
  const { rows } = await pool.query(`select to_jsonb(job) - 'id' - 'created_on' - 'start_after'
    || jsonb_build_object('keep_until', keep_until - start_after) as stored
    from jobs.job where name = 'SendMail' and state = 'created' order by created_on`);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual(rows[0]);
  await boss.stop({ close: false });
  expect(await store.services.jobs.drain({ SendMail: async () => {} }, context())).toEqual({ done: 2, failed: 0 });
});

test('refuses a payload that is not the documented one', async () => {
  await expect(enqueue(0)).rejects.toThrow();
});

test('a job that fails for good can be seen and given another chance', async () => {
  const { db, jobs } = store.services;
  // The sweeper isn't retried: its schedule runs it again anyway.
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'SweepPayments', {}));
  const failing = { SweepPayments: async () => Promise.reject(new Error('the gateway is down')) };
  expect(await jobs.drain(failing, context())).toEqual({ done: 0, failed: 1 });
  const [failed] = await jobs.failedJobs();
  expect(failed).toMatchObject({ job: 'SweepPayments', error: 'the gateway is down' });

  expect(await jobs.retry('SweepPayments', failed?.id ?? '')).toBe(true);
  expect(await jobs.drain({ SweepPayments: async () => {} }, context())).toEqual({ done: 1, failed: 0 });
  expect(await jobs.failedJobs()).toEqual([]);
});

test('runs jobs as they become due, and reports failures, until it is stopped', async () => {
  const own = await openShop();
  const { db, jobs } = own.services;
  const done: number[] = [];
  const handlers = {
    SendMail: async ({ mailId }: { mailId: number }) => void done.push(mailId),
    RefundPayment: async () => Promise.reject(new Error('the gateway is down')),
  };
  try {
    await jobs.work(handlers, { services: own.services, log: pino({ level: 'silent' }) });
    await inTransaction(db, async (tx) => {
      for (let mailId = 1; mailId <= 20; mailId += 1) await jobs.enqueue(tx, 'SendMail', { mailId });
      await jobs.enqueue(tx, 'RefundPayment', { refundId: 1 });
    });
    // The failed job waits for a retry; the mails are done.
    await eventually(async () => expect([done.length, await jobs.waiting()]).toEqual([20, 1]));
    await jobs.stop();
    await inTransaction(db, (tx) => jobs.enqueue(tx, 'SendMail', { mailId: 21 }));
    expect(await jobs.waiting()).toBe(2);
  } finally {
    await own.close();
  }
});

test('a web node that runs no jobs can enqueue before any worker has started', async () => {
  const database = await freshDatabase();
  const options = { log: pino({ level: 'silent' }), outage: openOutageLog(pino({ level: 'silent' })) };
  const web = await openJobQueue(database, { ...options, runsMaintenance: false });
  await inTransaction(database.db, (tx) => web.enqueue(tx, 'SendMail', { mailId: 1 }));
  const worker = await openJobQueue(database, { ...options, runsMaintenance: true });
  expect(await worker.drain({ SendMail: async () => {} }, options)).toEqual({ done: 1, failed: 0 });
  await worker.stop();
  await web.stop();
  await database.close();
});
