import { setTimeout as rest } from 'node:timers/promises';
import { type Cluster, findPostmaster, isPostgres, type Postmaster, startCluster } from '@boxwright/storage';
import type { Logger } from 'pino';

/** How the database that this process runs is doing. */
export type DatabaseState = { readonly is: 'running' } | { readonly is: 'restarting'; readonly since: Date };

export interface Upkeep {
  state(): DatabaseState;
  /** Lets PostgreSQL be, so that it can be stopped. */
  stop(): Promise<void>;
}

const watchMs = 500;
/** Pauses between tries double up to this, and begin anew once PostgreSQL has run for that long. */
const longestPauseMs = 10_000;
const steadyMs = 30_000;
const triesUntilTold = 4;

/**
 * Starts PostgreSQL again on its port whenever it has ended: killed, out of memory, or without room on the disk until
 * somebody has freed some. It says so once in the log, and once that it is back.
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
        // The first tries meet what the killed one's processes still hold.
        if (tries === triesUntilTold) log.error({ err: error }, 'the database could not be started again; trying on');
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

  /** Or finds that somebody else has started it, where we can reach it. */
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
      // One that ends again and again is started less and less often.
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
