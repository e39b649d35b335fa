import { randomBytes } from 'node:crypto';
import { type Connection, connect } from '@boxwright/storage';
import { inject } from 'vitest';
import { onceInRun } from './once-in-run.ts';
import { templateName, testCluster } from './test-cluster.ts';

export interface FreshDatabase extends Connection {
  url: string;
}

/** Data with which many test files fill their databases. It is made once per run, and copied. */
export interface Preparation {
  /** In lower-case letters. */
  readonly name: string;
  readonly prepare: (connection: Connection) => Promise<void>;
}

/**
 * Most tests do one thing at a time. Each connection is a process of PostgreSQL that reads the whole catalogue of tables
 * again, and a pool opens as many as are asked for at once: ten of them doubled PostgreSQL's share of a test run.
 */
const connectionsOfTests = 3;

/**
 * A separate database for one test file, with all tables and India's states, districts and pincodes, and with what a
 * preparation adds. `max` is the most connections that are open at once. `close` drops it.
 * @example const database = await freshDatabase(); afterAll(database.close);
 */
export async function freshDatabase({
  prepared,
  max = connectionsOfTests,
}: {
  max?: number | undefined;
  prepared?: Preparation;
} = {}): Promise<FreshDatabase> {
  const template = prepared ? await preparedTemplate(prepared) : templateName;
  return createDatabase(`TEMPLATE ${template} STRATEGY file_copy`, { max });
}

async function preparedTemplate({ name, prepare }: Preparation): Promise<string> {
  const folder = inject('databaseFolder');
  const template = `${templateName}_${name}`;
  await onceInRun(folder, template, async () => {
    const { adminUrl } = await testCluster(folder);
    await administer(adminUrl, `CREATE DATABASE ${template} TEMPLATE ${templateName} STRATEGY file_copy`);
    const connection = connect(addressOf(adminUrl, template));
    try {
      await prepare(connection);
    } finally {
      await connection.close();
    }
  });
  return template;
}

/** A database without any tables, to try migrations on. */
export function emptyDatabase(): Promise<FreshDatabase> {
  return createDatabase('', {});
}

async function createDatabase(like: string, options: { max?: number }): Promise<FreshDatabase> {
  const { adminUrl } = await testCluster(inject('databaseFolder'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `CREATE DATABASE ${name} ${like}`);
  const url = addressOf(adminUrl, name);
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

const addressOf = (adminUrl: string, name: string): string =>
  Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;

/** Kept by a worker for all its files, because each new connection starts a process of PostgreSQL. */
const admins = new Map<string, Connection>();

async function administer(adminUrl: string, statement: string): Promise<void> {
  const admin = admins.get(adminUrl) ?? connect(adminUrl, { max: 1 });
  admins.set(adminUrl, admin);
  await admin.pool.query(statement);
}
