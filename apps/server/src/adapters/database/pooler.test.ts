import { parseRupees } from '@boxwright/money';
import { inTransaction, ledgerOf, listMails } from '@boxwright/storage';
import { emptyDatabase, eventually, type FreshDatabase, freshDatabase } from '@boxwright/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCompany } from '../../selling/company/company.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { openPayment, postReturn } from '../../testing/orders.ts';
import { openPooler, type Pooler, pgBouncer } from '../../testing/pooler.ts';
import { type Database, openDatabase } from './database.ts';

if (!pgBouncer.isInstalled) {
  process.stdout.write('The tests behind PgBouncer are skipped: it is not installed (package pgbouncer).\n');
}

const log = pino({ level: 'silent' });

describe.skipIf(!pgBouncer.isInstalled)('behind PgBouncer in transaction mode', () => {
  let pooler: Pooler;
  let database: FreshDatabase;
  const open = ({ url }: FreshDatabase): Promise<Database> =>
    openDatabase({ databaseUrl: pooler.urlOf(url), prepares: pgBouncer.prepares, dataDir: '/nowhere', log });
  beforeAll(async () => {
    database = await freshDatabase();
    pooler = await openPooler(database.url);
  });
  afterAll(async () => {
    await pooler.close();
    await database.close();
  });

  test('nodes that start together over an empty database migrate it once, and later ones start at once', async () => {
    const empty = await emptyDatabase();
    // The setting that docs/OPERATIONS.md recommends.
    await empty.pool.query(`ALTER DATABASE ${new URL(empty.url).pathname.slice(1)} SET statement_timeout = '30s'`);
    const nodes = await Promise.all([open(empty), open(empty), open(empty)]);
    nodes.push(await open(empty));
    const { rows } = await empty.pool.query(`
      SELECT count(*)::int AS migrations, count(DISTINCT hash)::int AS different,
        (SELECT count(*)::int FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
          WHERE locktype = 'advisory' AND datname = current_database()) AS locks
      FROM drizzle.__drizzle_migrations`);
    expect(rows).toEqual([{ migrations: rows[0].different, different: expect.any(Number), locks: 0 }]);
    // The migrations lifted the limit for themselves only.
    const limits = await Promise.all(nodes.map(({ pool }) => pool.query('SHOW statement_timeout')));
    expect(limits.map((answer) => answer.rows[0].statement_timeout)).toEqual(nodes.map(() => '30s'));
    await Promise.all(nodes.map((node) => node.close()));
    await empty.close();
  });

  describe('two nodes', () => {
    let one: Shop;
    let two: Shop;
    beforeAll(async () => {
      one = await openShop({ database: await open(database) });
      two = await openShop({ database: await open(database) });
    });
    afterAll(async () => {
      await two.close();
      await one.close();
    });

    test('sell together: sign-up, order and form on one node, the payment’s return on the other, each mail once', async () => {
      const sales = await Promise.all([openPayment(one), openPayment(one), openPayment(one)]);
      for (const { txnid, form, total } of sales) {
        two.payu.says(txnid, 'captured', parseRupees(total));
        expect((await postReturn(two, two.payu.returned(form, 'captured'))).statusCode).toBe(303);
      }
      const counts = await Promise.all([one.runJobs(), two.runJobs()]);
      expect(counts.map(({ failed }) => failed)).toEqual([0, 0]);

      for (const { customer, orderId, total } of sales) {
        const ledger = await ledgerOf(two.services.db, orderId);
        expect(ledger.map(({ amountPaise }) => amountPaise)).toEqual([parseRupees(total)]);
        const mails = (await listMails(one.services.db)).filter(({ recipient }) => recipient === customer.email);
        expect(mails.map(({ subject }) => subject).sort()).toEqual([
          expect.stringMatching(/^Payment of .+ received for order/),
          'Welcome to Boxwright',
        ]);
      }
    });

    test('a change on one node reaches the other within seconds, although notifications don’t arrive', async () => {
      const name = async () => (await two.visitor().call('GetCompany')).data.name;
      expect(await name()).not.toBe('Mill Road Boxes');
      const { db } = one.services;
      await inTransaction(db, (tx) => writeCompany(db, tx, { name: 'Mill Road Boxes' }));
      await eventually(async () => expect(await name()).toBe('Mill Road Boxes'));
    });
  });
});
