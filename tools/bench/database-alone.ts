import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startSite } from '../site.ts';
import { installSystemPackage, which } from '../system-packages.ts';
import { drain, journey, measureRush, read, signedIn } from './journeys.ts';
import { type OwnDatabase, openDatabase } from './own-database.ts';
import { pgbenchScript } from './pgbench-script.ts';
import type { Figure } from './report.ts';

const run = promisify(execFile);
/** Few, because pgbench counts the lines of a script anew at each of its commands. */
const purchases = 50;
const clients = 8;

/**
 * How much of the shop's rate PostgreSQL reaches alone. The statements of some purchases with their mails are recorded.
 * Then pgbench runs them again, prepared, with nothing to compute between them: eight clients, each on its own copy of
 * the database as it was before, so that order numbers and keys are the same. The shop is measured on the same
 * database.
 */
export const measureDatabaseAlone = async (dataDir: string): Promise<Figure[]> => {
  const database = await openDatabase(dataDir, {
    logging_collector: 'on',
    log_destination: 'jsonlog',
    log_directory: 'log',
    log_filename: 'statements.log',
  });
  try {
    await database.run('CREATE DATABASE shop');
    const script = pgbenchScript(await record(dataDir, database));
    const alone = await replay(database, script, join(dataDir, 'purchases.sql'));
    const site = await startSite(dataDir, settingsFor(database));
    const rush = await measureRush(
      { url: site.url, pid: site.pid, dataDir, postgres: database.folder },
      { workers: clients, seconds: 30 },
    );
    await site.stop();
    const kept = rush.find(({ name }) => name.endsWith('kept up with their mails'))?.value ?? Number.NaN;
    return [
      { name: `purchases with their mails, PostgreSQL alone, ${clients} clients of pgbench`, value: alone, unit: '/s' },
      { name: `purchases with their mails, the shop, ${clients} customers`, value: kept, unit: '/s' },
      { name: 'the shop beside pgbench with the same statements', value: (100 * kept) / alone, unit: '%' },
    ];
  } finally {
    await database.close();
  }
};

const settingsFor = (database: OwnDatabase) => ({
  DATABASE_URL: database.url('shop'),
  TRUST_PROXY: '1',
  LOG_LEVEL: 'warn',
});

/** Keeps a copy of the database in `before`, and returns PostgreSQL's log of the purchases. */
const record = async (dataDir: string, database: OwnDatabase): Promise<string> => {
  const first = await startSite(dataDir, settingsFor(database));
  // A customer may start ten payments a minute.
  const customers = await signedIn(first.url, 1, purchases / 8);
  const [buyer] = customers;
  if (buyer === undefined) throw new Error('nobody is signed in');
  const catalogue = await read(buyer);
  await journey(buyer, catalogue);
  await drain(first.url);
  await first.stop();
  await database.run('CREATE DATABASE before TEMPLATE shop');

  const again = await startSite(dataDir, { ...settingsFor(database), PORT: new URL(first.url).port });
  const log = join(database.folder, 'log', 'statements.json');
  await database.run("ALTER SYSTEM SET log_statement = 'all'");
  await database.run('SELECT pg_reload_conf()');
  await wait(1_000);
  const begun = readFileSync(log).length;
  for (let turn = 0; turn < purchases; turn += 1) {
    const customer = customers[turn % customers.length];
    if (customer) await journey(customer, catalogue);
  }
  await drain(again.url);
  const recorded = readFileSync(log).subarray(begun).toString();
  await database.run("ALTER SYSTEM SET log_statement = 'none'");
  await database.run('SELECT pg_reload_conf()');
  await again.stop();
  for (const customer of customers) customer.close();
  return recorded;
};

const replay = async (database: OwnDatabase, script: string, file: string): Promise<number> => {
  if (which('pgbench') === undefined) await installSystemPackage('postgresql-contrib');
  const copies = Array.from({ length: clients }, (_, client) => `copy_${client}`);
  for (const copy of copies) await database.run(`CREATE DATABASE ${copy} TEMPLATE before`);
  await database.run('CHECKPOINT');
  // All begin when each of them has read its script.
  const begin = Date.now() + 15_000;
  writeFileSync(file, `SELECT pg_sleep_until('${new Date(begin).toISOString()}');\n${script}`);
  const answers = await Promise.all(
    copies.map((copy) => run('pgbench', ['-n', '-t', '1', '-f', file, database.url(copy)], { maxBuffer: 2 ** 28 })),
  );
  const took = (Date.now() - begin) / 1000;
  const failed = answers.find(({ stderr }) => /aborted|ERROR/.test(stderr));
  if (failed !== undefined) throw new Error(`pgbench: ${failed.stderr.slice(0, 2_000)}`);
  for (const copy of copies) await database.run(`DROP DATABASE ${copy}`);
  return (clients * purchases) / took;
};
