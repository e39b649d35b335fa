import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { takesWrites } from '@boxwright/storage';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../calls/services.ts';

/** How long the database may take to answer before the node counts as not ready, in milliseconds. */
const patienceMs = 2_000;
export interface LocalDisk {
  /** Whether this process receives uploads: they go through the local disk, even with a bucket. */
  readonly receivesFiles: boolean;
  /** With less free space than this, writes of PostgreSQL, documents and uploads will soon fail; default 64 MiB. */
  readonly minFreeBytes?: number;
}

/**
 * `/healthz` (liveness): this process answers, whatever the state of its dependencies; restart it when it doesn't.
 * `/readyz` (readiness): it can serve requests; a 503 says why it can't, and no traffic should be routed to it.
 */
export function addHealth(app: FastifyInstance, services: Services, disk: LocalDisk): void {
  app.get('/healthz', { config: { access: 'public' } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { access: 'public' } }, async (_request, reply) => {
    const problem = await problemOf(services, disk);
    return problem === undefined ? { status: 'ready' } : reply.code(503).header('retry-after', '5').send(problem);
  });
}

async function problemOf(
  { db, env, databaseState }: Services,
  { receivesFiles, minFreeBytes = 64 * 1024 * 1024 }: LocalDisk,
): Promise<object | undefined> {
  const state = databaseState();
  if (state.is === 'restarting') return { status: 'database is being started again', since: state.since };
  const asked = takesWrites(db).catch(() => undefined);
  const takes = await Promise.race([asked, wait(patienceMs, undefined, { ref: false })]);
  if (takes === undefined) return { status: 'database unreachable' };
  if (!takes) return { status: 'database is read-only' };
  // Without uploads, and with database and files elsewhere, nothing is written to the local disk.
  if (!receivesFiles && env.databaseUrl !== null && env.s3 !== null) return undefined;
  const disk = await statfs(env.dataDir).catch(() => undefined);
  const isFull = disk !== undefined && disk.bavail * disk.bsize < minFreeBytes;
  return isFull ? { status: 'disk is full' } : undefined;
}
