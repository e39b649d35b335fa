import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ping } from '@boxwright/storage';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** How long the database may take to answer a node that is ready, in milliseconds. */
const patienceMs = 2_000;
/** With less room than this, in bytes, PostgreSQL and documents soon can't be written. */
const leastRoom = 64 * 1024 * 1024;

/**
 * `/healthz`: this process lives and answers, whatever became of others; restart it when it doesn't.
 * `/readyz`: it can do its work; send nobody here (503) while it can't, and read why.
 */
export function addHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const problem = await problemOf(services);
    return problem === undefined ? { status: 'ready' } : reply.code(503).header('retry-after', '5').send(problem);
  });
}

async function problemOf({ db, env, databaseState }: Services): Promise<object | undefined> {
  const state = databaseState();
  if (state.is === 'restarting') return { status: 'database is being started again', since: state.since };
  const answers = ping(db).then(
    () => true,
    () => false,
  );
  if (!(await Promise.race([answers, wait(patienceMs, false, { ref: false })]))) {
    return { status: 'database unreachable' };
  }
  // Object storage and a database elsewhere have rooms of their own.
  if (env.databaseUrl !== null && env.s3 !== null) return undefined;
  const room = await statfs(env.dataDir).catch(() => undefined);
  const isFull = room !== undefined && room.bavail * room.bsize < leastRoom;
  return isFull ? { status: 'disk is full' } : undefined;
}
