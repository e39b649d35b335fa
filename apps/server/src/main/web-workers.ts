import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { StartProblem } from '@boxwright/cluster';
import type { Logger } from 'pino';
import type { Env } from '../process/env.ts';
import { relayBetweenPeers } from './peers.ts';
import type { WebNode } from './web-node.ts';

/** How long a worker may take to answer its open requests at shutdown. */
const patienceMs = 8_000;

/** Forks `count` web processes and replaces each one that dies. Passes them the database address and the secret. */
export async function startWebWorkers(
  count: number,
  env: Env,
  shared: { readonly databaseUrl: string; readonly secretKey: string },
  log: Logger,
): Promise<WebNode> {
  const settings = {
    DATABASE_URL: shared.databaseUrl,
    SECRET_KEY: shared.secretKey,
    PORT: String(env.port),
    PUBLIC_URL: env.publicUrl,
  };
  cluster.setupPrimary({ exec: fileURLToPath(new URL('../main.ts', import.meta.url)) });
  relayBetweenPeers();
  let closing = false;
  const fork = () => cluster.fork(settings);
  const started = Array.from({ length: count }, fork);
  await Promise.all(started.map(listening));

  cluster.on('exit', (worker, code, signal) => {
    if (closing) return;
    log.error({ pid: worker.process.pid, code, signal }, 'a web process died; starting another one');
    setTimeout(() => {
      if (!closing) fork();
    }, 1000);
  });

  return {
    async close() {
      closing = true;
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && ended(worker)));
    },
  };
}

async function listening(worker: Worker): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    worker.once('listening', () => resolve());
    worker.once('exit', () => reject(new StartProblem('A web process could not start; see the message above.')));
  });
}

async function ended(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const exit = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const timeout = setTimeout(() => worker.process.kill('SIGKILL'), patienceMs);
  await exit;
  clearTimeout(timeout);
}
