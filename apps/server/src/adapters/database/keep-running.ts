import { setTimeout as rest } from 'node:timers/promises';
import { type Cluster, findPostmaster, isPostgres, type Postmaster, startCluster } from '@boxwright/cluster';
import type { Logger } from 'pino';

/** State of the PostgreSQL that this process runs. */
export type DatabaseState = { readonly is: 'running' } | { readonly is: 'restarting'; readonly since: Date };

export interface Upkeep {
  state(): DatabaseState;
  /** Stops watching, so that PostgreSQL can be stopped. */
  stop(): Promise<void>;
}

const watchMs = 500;
/** Upper bound of the exponential back-off; it is reset once PostgreSQL has run for this long. */
const longestPauseMs = 10_000;
const steadyMs = 30_000;
const triesUntilLogged = 4;

/**
 * Restarts PostgreSQL on its port whenever it has ended: killed, out of memory, or stopped by a full disk (then it
 * retries until space is freed). Logs one line when it ends and one when it is back.
 */
export function keepRunning(
  cluster: Cluster,
  first: Postmaster,
  settings: Record<string, string>,
  log: Pick<Logger, 'error' | 'info'>,
): Upkeep {
  const stopping = new AbortController();
  const { signal } = stopping;
  let state: DatabaseState = { is: 'running' };
  const pause = (ms: number) => rest(ms, undefined, { signal, ref: false }).catch(() => undefined);

  async function restart(): Promise<Postmaster | undefined> {
    const since = new Date();
    state = { is: 'restarting', since };
    for (let tries = 1; !signal.aborted; tries += 1) {
      const found = await start().catch((error: unknown) => {
        // The first tries may fail because processes of the killed server still hold the port or the folder.
        if (tries === triesUntilLogged)
          log.error({ err: error }, 'the database could not be started again; still trying');
        return undefined;
      });
      if (found) {
        state = { is: 'running' };
        log.info({ tries, ms: Date.now() - since.getTime() }, 'the database runs again');
        return found;
      }
      await pause(Math.min(watchMs * 2 ** (tries - 1), longestPauseMs));
    }
    return undefined;
  }

  /** Starts PostgreSQL, or adopts one that was started by hand meanwhile. */
  async function start(): Promise<Postmaster> {
    const found = findPostmaster(cluster.folder);
    return found?.port === first.port ? found : startCluster(cluster, settings, first.port);
  }

  async function watch(): Promise<void> {
    let current: Postmaster | undefined = first;
    let begunAt = Date.now();
    for (let soon = 0; current !== undefined && !signal.aborted; ) {
      await pause(watchMs);
      if (signal.aborted || isPostgres(current.pid)) continue;
      log.error({ pid: current.pid }, 'the database has ended; starting it again');
      // Back-off: a PostgreSQL that ends again and again is restarted less and less often.
      soon = Date.now() - begunAt < steadyMs ? soon + 1 : 0;
      if (soon > 1) await pause(Math.min(watchMs * 2 ** (soon - 1), longestPauseMs));
      current = await restart();
      begunAt = Date.now();
    }
  }

  const watching = watch();
  return {
    state: () => state,
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
