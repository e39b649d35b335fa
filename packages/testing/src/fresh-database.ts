import { randomBytes } from 'node:crypto';
import { type Connection, connect } from '@boxwright/storage';
import { inject } from 'vitest';
import { templateName, testCluster } from './test-cluster.ts';

export interface FreshDatabase extends Connection {
  url: string;
}

/**
 * A separate database for one test file, with all tables and India's states, districts and pincodes. `close` drops it.
 * @example const database = await freshDatabase(); afterAll(database.close);
 */
export function freshDatabase(options: { max?: number } = {}): Promise<FreshDatabase> {
  return createDatabase(`TEMPLATE ${templateName} STRATEGY file_copy`, options);
}

/** A database without any tables, to try migrations on. */
export function emptyDatabase(): Promise<FreshDatabase> {
  return createDatabase('', {});
}

async function createDatabase(like: string, options: { max?: number }): Promise<FreshDatabase> {
  const { adminUrl } = await testCluster(inject('databaseFolder'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `CREATE DATABASE ${name} ${like}`);
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
  const connection = connect(url, options);
  return {
    ...connection,
    url,
    close: async () => {
      await connection.close();
      await administer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  const admin = connect(adminUrl, { max: 1 });
  try {
    await admin.pool.query(statement);
  } finally {
    await admin.close();
  }
}
