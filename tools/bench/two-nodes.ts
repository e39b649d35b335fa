import { type ChildProcess, spawn } from 'node:child_process';
import { type Site, startSite } from '../site.ts';
import { installSystemPackage, which } from '../system-packages.ts';
import { type Rate, rateFigure, timesFigure, whileWatching } from './busy.ts';
import { drain, journey, read, signedIn } from './journeys.ts';
import { openDatabase } from './own-database.ts';
import type { Figure } from './report.ts';

/**
 * On a small machine one process, the database and the customers use all cores. So, to see what a second process adds,
 * each web process may use this share of one core; the database and the customers have the rest.
 */
const share = 35;
const rush = { workers: 16, seconds: 40 } as const;

/** Purchases kept up with their mails by one web process and by two on the same database. */
export const measureTwoNodes = async (dataDir: string): Promise<Figure[]> => {
  const database = await openDatabase(dataDir);
  try {
    await database.run('CREATE DATABASE shop');
    const settings = { DATABASE_URL: database.url('shop'), TRUST_PROXY: '1', LOG_LEVEL: 'warn' };
    const first = await startSite(dataDir, settings);
    const one = await rateOf([first], database.folder);
    const second = await startSite(dataDir, settings);
    const two = await rateOf([first, second], database.folder);
    await Promise.all([first.stop(), second.stop()]);
    const name = `purchases with their mails, each process held to ${share} % of a core`;
    return [
      rateFigure(`${name}: one process`, one),
      rateFigure(`${name}: two processes`, two),
      timesFigure(`${name}: two beside one`, two, one, '≥ 1.4'),
    ];
  } finally {
    await database.close();
  }
};

const rateOf = async (sites: readonly Site[], postgres: string): Promise<Rate> => {
  const { workers, seconds } = rush;
  const customers = await Promise.all(
    Array.from({ length: workers }, (_, worker) =>
      signedIn(sites[worker % sites.length]?.url ?? '', 100 * sites.length + worker, 12),
    ),
  );
  const [[buyer] = []] = customers;
  if (buyer === undefined) throw new Error('nobody is signed in');
  const catalogue = await read(buyer);
  for (const [each] of customers) if (each) await journey(each, catalogue);
  const [{ url } = { url: '' }] = sites;
  await drain(url);
  const limits = await Promise.all(sites.map(({ pid }) => holdToShare(pid)));
  let purchases = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const watched = { pid: sites.map(({ pid }) => pid), postgres };
  const { busy } = await whileWatching(watched, 'this process', () =>
    Promise.all(
      customers.map(async (own) => {
        for (let turn = 0; performance.now() < end; turn += 1) {
          const customer = own[turn % own.length];
          if (customer) await journey(customer, catalogue);
          purchases += 1;
        }
      }),
    ),
  );
  const { left } = await drain(url);
  const took = (performance.now() - begun) / 1000;
  for (const limit of limits) limit.kill('SIGINT'); // lets the process go on
  for (const customer of customers.flat()) customer.close();
  return { perSecond: left > 0 ? Number.NaN : purchases / took, busy };
};

const holdToShare = async (pid: number): Promise<ChildProcess> => {
  if (which('cpulimit') === undefined) await installSystemPackage('cpulimit');
  return spawn('cpulimit', ['--pid', String(pid), '--limit', String(share)], { stdio: 'ignore' });
};
