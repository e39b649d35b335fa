import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterUrl, describeCluster, initialiseCluster, startCluster, stopCluster } from '@boxwright/cluster';
import { connect, migrate } from '@boxwright/storage';
import type { Pool } from 'pg';
import { dataFolder } from '../../site.ts';
import { ending } from '../endings.ts';
import type { Findings } from '../findings.ts';
import { storeGeneratedOrders } from '../generated-orders.ts';
import { judgeInvoices } from '../judge-invoices.ts';
import type { Scenario, Trial } from '../scenario.ts';

const orders = 100_000;
const ordersAMinute = 2_000;
const programs = 2;
const leastKills = 20;
const root = resolve(import.meta.dirname, '../../..');

export const invoices: Scenario = {
  name: 'invoices',
  says: 'two programs dispatch 100,000 generated orders and are killed again and again; every invoice must add up',
  minutes: 30,
  run: async (trial) => {
    const folder = dataFolder();
    const cluster = describeCluster({ folder: join(folder.path, 'postgres'), user: 'torture', password: 'torture' });
    await ending(
      async () => {
        await initialiseCluster(cluster);
        const postmaster = await startCluster(cluster, {
          shared_buffers: '128MB',
          jit: 'off',
          max_wal_size: '2GB',
          // Only the programs are killed; PostgreSQL is stopped normally.
          synchronous_commit: 'off',
        });
        const connection = connect(clusterUrl(cluster, postmaster, 'postgres'), { max: 4 });
        try {
          await migrate(connection);
          await dispatchAll(trial, connection.pool, clusterUrl(cluster, postmaster, 'postgres'));
        } finally {
          await connection.close();
        }
      },
      async () => {
        await stopCluster(cluster);
        folder.remove();
      },
    );
  },
};

const dispatchAll = async (trial: Trial, pool: Pool, url: string): Promise<void> => {
  const { findings, random, minutes, isWhole } = trial;
  const count = isWhole ? orders : Math.max(1_000, Math.round(ordersAMinute * minutes));
  await storeGeneratedOrders(pool, random, count);
  findings.count('orders generated', count);

  const begun = performance.now();
  const end = begun + minutes * 60_000;
  await Promise.all(Array.from({ length: programs }, () => killAgainAndAgain(trial, url, pool, end)));
  const seconds = (performance.now() - begun) / 1000;
  const left = await packedOf(pool);
  findings.figure('dispatched in', `${Math.round(seconds)} s, ${Math.round((count - left) / seconds)} a second`);
  findings.expect(left === 0, `${left} orders were not dispatched in the time.`);
  const kills = findings.counted('programs killed');
  if (isWhole) findings.expect(kills >= leastKills, `Only ${kills} kills were possible in the time.`);
  await judgeInvoices(pool, findings, count - left);
};

const packedOf = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ left: number }>(
    `select count(*)::int as left from orders where status = 'Packed'`,
  );
  return rows[0]?.left ?? 0;
};

/** Starts the program again whenever it was killed, until it has nothing left to do. */
const killAgainAndAgain = async (trial: Trial, url: string, pool: Pool, end: number): Promise<void> => {
  const random = trial.random.fork();
  while (performance.now() < end && (await packedOf(pool)) > 0) {
    const program = spawn(process.execPath, ['apps/server/src/testing/dispatch-all.ts', url], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = watch(program, trial.findings);
    await Promise.race([ended, once(program.stdout, 'data')]);
    const timer = new AbortController();
    const instant = wait(random.whole(200, 20_000), undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([ended, instant]);
    timer.abort();
    if (program.exitCode === null && program.signalCode === null && program.kill('SIGKILL')) {
      trial.findings.count('programs killed');
    }
    await ended;
  }
};

/** Resolves when the program has ended, and reports one that failed by itself. */
const watch = async (program: ChildProcess, findings: Findings): Promise<void> => {
  let printed = '';
  program.stderr?.on('data', (chunk) => {
    printed += String(chunk);
  });
  const [code] = await once(program, 'exit');
  if (code !== null && code !== 0) findings.violation(`A program failed: ${printed.slice(-600)}`);
};
