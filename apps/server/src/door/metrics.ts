import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Env } from '../env.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { isPrivate } from './source.ts';

/** What a request was for: an operation's name, else the pattern of its route. */
export const nameOf = (request: FastifyRequest): string => request.operation ?? request.routeOptions.url ?? 'unknown';

type Settings = Pick<Env, 'metricsToken' | 'publicUrl'>;

/** Durations by operation or route and status, waiting jobs, and the process's own figures, for who may read them. */
export function addMetrics(app: FastifyInstance, jobs: Pick<JobQueue, 'waiting'>, settings: Settings): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by operation or route.',
    labelNames: ['name', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'boxwright_jobs_waiting',
    help: 'Jobs that wait or are being worked on.',
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { name: nameOf(request), method: request.method, status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings)) return reply.code(404).send();
    waiting.set(await jobs.waiting());
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A proxy before us names who asks in one of these. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

/**
 * Who has the token. Without one the private network, as far as the connection itself tells it: behind a proxy, which
 * a shop under `https:` has, everybody seems to come from there, so then nobody reads them.
 */
function mayRead({ headers, socket }: FastifyRequest, { metricsToken, publicUrl }: Settings): boolean {
  if (metricsToken !== null) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  const isDirect = !publicUrl.startsWith('https:') && forwarding.every((name) => headers[name] === undefined);
  return isDirect && isPrivate(socket.remoteAddress ?? '');
}

const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

const digest = (text: string) => createHash('sha256').update(text).digest();
