import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { takesWrites } from '@boxwright/storage';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../process/services.ts';

/** How long the database may take to answer before the node counts as not ready, in milliseconds. */
const patienceMs = 2_000;
/** With less free disk space than this, in bytes, writes of PostgreSQL and of documents will soon fail. */
const minFreeBytes = 64 * 1024 * 1024;

/**
 * `/healthz` (liveness): this process answers, whatever the state of its dependencies; restart it when it doesn't.
 * `/readyz` (readiness): it can serve requests; a 503 says why it can't, and no traffic should be routed to it.
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
  const asked = takesWrites(db).catch(() => undefined);
  const takes = await Promise.race([asked, wait(patienceMs, undefined, { ref: false })]);
  if (takes === undefined) return { status: 'database unreachable' };
  if (!takes) return { status: 'database is read-only' };
  // With object storage and an external database, nothing is written to the local disk.
  if (env.databaseUrl !== null && env.s3 !== null) return undefined;
  const disk = await statfs(env.dataDir).catch(() => undefined);
  const isFull = disk !== undefined && disk.bavail * disk.bsize < minFreeBytes;
  return isFull ? { status: 'disk is full' } : undefined;
}
