import { createServer } from 'node:net';
import { StartProblem } from '@boxwright/cluster';
import { emptyDatabase } from '@boxwright/testing';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const log = pino({ level: 'silent' });

const problem = async (databaseUrl: string): Promise<string> => {
  const error: unknown = await openDatabase({ databaseUrl, dataDir: '/nowhere', log }).catch(
    (caught: unknown) => caught,
  );
  if (!(error instanceof StartProblem)) throw error;
  return error.message;
};

test('opens an external PostgreSQL and creates the tables in it', async () => {
  const { url, close } = await emptyDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '/nowhere', log });
  expect((await database.pool.query('SELECT count(*)::int AS n FROM orders')).rows).toEqual([{ n: 0 }]);
  await database.close();
  await close();
});

test('says in one sentence what is wrong with DATABASE_URL', async () => {
  const { url, close } = await emptyDatabase();
  const { host } = new URL(url);
  expect(await problem('mysql://root@localhost/shop')).toMatch(/is no PostgreSQL address/);
  expect(await problem('nonsense')).toMatch(/is no PostgreSQL address/);
  expect(await problem(Object.assign(new URL(url), { password: 'wrong' }).href)).toBe(
    `PostgreSQL at ${host} refuses the user test: correct the name and password in DATABASE_URL.`,
  );
  expect(await problem(Object.assign(new URL(url), { pathname: '/missing' }).href)).toBe(
    `PostgreSQL at ${host} has no database missing: create it, or correct DATABASE_URL.`,
  );
  expect(await problem('postgres://a:b@no-such-host.invalid/shop')).toMatch(/The host .* is not known/);
  await close();
});

test('says that nothing answers at the address', async () => {
  const port = await new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
  expect(await problem(`postgres://a:b@127.0.0.1:${port}/shop`)).toMatch(/^Nothing answers at 127.0.0.1/);
});
