import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Cluster,
  clusterUrl,
  describeCluster,
  initialiseCluster,
  startCluster,
  stopCluster,
} from '@boxwright/cluster';
import { connect } from '@boxwright/storage';
import { scratchFolder } from '@boxwright/testing';

/** A PostgreSQL and its standby, which has every commit before the commit is confirmed. */
export interface Pair {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Ends the primary as a crash does. */
  crash(): void;
  /** Makes the standby writable. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

/** The data may be lost with the machine, but every commit waits for the standby. */
const settings = { fsync: 'off', synchronous_commit: 'on', shared_buffers: '32MB', jit: 'off', timezone: 'UTC' };

export async function openPair(): Promise<Pair> {
  const base = mkdtempSync(join(scratchFolder(), 'boxwright-pair-'));
  const at = (folder: string) => describeCluster({ folder: join(base, folder), user: 'test', password: 'test' });
  const [first, second] = [at('first'), at('second')];
  await initialiseCluster(first, { sync: false });
  // Before its first start a folder can simply be copied.
  execFileSync('cp', ['-a', first.folder, second.folder]);
  execFileSync('cp', ['-a', join(first.folder, 'PG_VERSION'), join(second.folder, 'standby.signal')]);
  const primary = await startCluster(first, { ...settings, synchronous_standby_names: '*' });
  const standby = await startCluster(second, {
    ...settings,
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=test password=test`,
  });
  const urlOf = (cluster: Cluster, { port }: { port: number }) =>
    clusterUrl(cluster, { port, hasSocket: false }, 'postgres');
  const standbyUrl = urlOf(second, standby);
  return {
    primaryUrl: urlOf(first, primary),
    standbyUrl,
    crash: () => void process.kill(primary.pid, 'SIGQUIT'),
    async promote() {
      const { pool, close } = connect(standbyUrl, { max: 1 });
      await pool.query('SELECT pg_promote()');
      await close();
    },
    async close() {
      await Promise.all([stopCluster(first), stopCluster(second)]);
      rmSync(base, { recursive: true, force: true });
    },
  };
}
