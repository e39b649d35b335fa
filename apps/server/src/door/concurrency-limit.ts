import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sourceOf } from '../process/source.ts';
import { RetryLater } from '../process/work/retry-later.ts';

const usual = {
  /** Requests of one source that run at the same time. */
  maxRunning: 2,
  /** Further requests of one source that may wait. */
  maxWaiting: 100,
};

/** When a disconnected client's request counts as ended: longer than any response takes. */
const maxDurationMs = 15_000;

interface SourceQueue {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits how many requests of one source run at the same time in this scope. The others wait in a queue, so that
 * requests from other sources run in between. Kept in memory, because it protects this process's main thread.
 */
export function limitConcurrency(
  app: FastifyInstance,
  queues: Map<string, SourceQueue>,
  { maxRunning, maxWaiting } = usual,
): void {
  const releases = new WeakMap<FastifyRequest, () => void>();

  app.addHook('preHandler', (request, reply, done) => {
    const source = sourceOf(request.ip);
    const queue = queues.get(source) ?? { running: 0, waiting: [] };
    queues.set(source, queue);
    const release = () => {
      queue.running -= 1;
      const next = queue.waiting.shift();
      if (next) {
        queue.running += 1;
        // Deferred, so that requests received meanwhile are handled first.
        setImmediate(next);
      } else if (queue.running === 0) queues.delete(source);
    };
    const begin = () => {
      releases.set(request, release);
      done();
    };
    if (queue.running < maxRunning) {
      queue.running += 1;
      begin();
    } else if (queue.waiting.length >= maxWaiting) return done(new RetryLater(429, 'Too many requests at once.', 1));
    else {
      queue.waiting.push(begin);
      releases.set(request, () => queue.waiting.splice(queue.waiting.indexOf(begin), 1));
    }
    reply.raw.once('close', () => {
      if (queue.waiting.includes(begin)) releaseOnce(request);
      // The handler usually goes on after the client has disconnected, and `onSend` still runs when it is done.
      else if (releases.has(request)) setTimeout(() => releaseOnce(request), maxDurationMs).unref();
    });
  });

  /** Releases at most once per request. */
  const releaseOnce = (request: FastifyRequest) => {
    releases.get(request)?.();
    releases.delete(request);
  };
  // Released before the response is sent: sending takes as long as the client likes and needs no CPU time.
  app.addHook('onSend', async (request) => releaseOnce(request));
}

/** The queues of one process, shared by all scopes that use `limitConcurrency`. */
export const openSourceQueues = (): Map<string, SourceQueue> => new Map();
