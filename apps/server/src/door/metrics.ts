import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobQueue } from '../jobs/queue.ts';
import { isPrivate } from './source.ts';

/** What a request was for: an operation's name, else the pattern of its route. */
export const nameOf = (request: FastifyRequest): string => request.operation ?? request.routeOptions.url ?? 'unknown';

/** Durations by operation or route and status, waiting jobs, and the process's own figures, for private networks. */
export function addMetrics(app: FastifyInstance, jobs: Pick<JobQueue, 'waiting'>): void {
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
    if (!isPrivate(request.ip)) return reply.code(404).send();
    waiting.set(await jobs.waiting());
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
