import { createHash, timingSafeEqual } from 'node:crypto';
import { statementsSent } from '@boxwright/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobQueue } from '../jobs/queue.ts';
import type { Env } from '../process/env.ts';
import type { Peers } from '../process/peers-of-node.ts';
import { isPrivate } from '../process/source.ts';

/** The label of a request: its operation's name, else the pattern of its route. */
export const nameOf = (request: FastifyRequest): string => request.operation ?? request.routeOptions.url ?? 'unknown';

type Settings = Pick<Env, 'metricsToken' | 'publicUrl'>;

/** Once in a process, because what observes its event loop and its garbage collector never ends. */
let ofProcess: Registry | undefined;

function figuresOfProcess(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/**
 * Adds `/metrics`: durations by operation or route and status, waiting jobs, and the process's own figures; with peers,
 * the figures of all web processes together.
 */
export function addMetrics(
  app: FastifyInstance,
  jobs: Pick<JobQueue, 'waiting'>,
  settings: Settings,
  peers: Peers | null = null,
): void {
  const registry = new Registry();
  const registries = [figuresOfProcess(), registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by operation or route.',
    labelNames: ['name', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'boxwright_jobs_waiting',
    help: 'Jobs that are due, running or waiting for a retry, without those scheduled for later.',
    registers: [registry],
    aggregator: 'max', // each process counts the same jobs
    async collect() {
      this.set(await jobs.waiting());
    },
  });
  new Counter({
    name: 'boxwright_sql_statements_total',
    help: 'SQL statements sent to the database.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(statementsSent());
    },
  });
  peers?.shareMetrics(registries);
  const files = new Counter({
    name: 'boxwright_files_sent_total',
    help: 'Answers with a file of the site. Not timed: how long they take depends on the network.',
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { isFile, staysOpen } = request.routeOptions.config;
    if (isFile && reply.statusCode < 400) files.inc();
    else if (!staysOpen) {
      const labels = { name: nameOf(request), method: request.method, status: String(reply.statusCode) };
      durations.observe(labels, reply.elapsedTime / 1000);
    }
    done();
  });
  // `mayRead` decides.
  app.get('/metrics', { config: { access: 'inside' } }, async (request, reply) => {
    if (!mayRead(request, settings)) return reply.code(404).send();
    const text = peers === null ? await Registry.merge(registries).metrics() : await peers.metricsOfAll();
    return text === null ? reply.code(503).send() : reply.type(registry.contentType).send(text);
  });
}

/** A proxy in front of the server names the client in one of these headers. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

/**
 * With a token set, the request must carry it. Without one, direct connections from the private network may read the
 * metrics. Behind a proxy, as a shop under `https:` is, every request seems to come from there, so none may.
 */
function mayRead({ headers, socket }: FastifyRequest, { metricsToken, publicUrl }: Settings): boolean {
  if (metricsToken !== null) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  const isDirect = !publicUrl.startsWith('https:') && forwarding.every((name) => headers[name] === undefined);
  return isDirect && isPrivate(socket.remoteAddress ?? '');
}

const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

const digest = (text: string) => createHash('sha256').update(text).digest();
