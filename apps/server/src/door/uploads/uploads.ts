import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../calls/services.ts';
import { limitConcurrency, openSourceQueues } from '../concurrency-limit.ts';
import { answerError } from '../errors.ts';
import { SenderGone } from './receive-file.ts';

/** How long a refused sender may go on sending, unread, so that it gets the answer. */
const lingerMs = 5_000;

/** Prepares a scope for routes that take files: of each source so many at a time, and `maxWaiting` wait unread. */
export function prepareUploads(
  app: FastifyInstance,
  { env }: Pick<Services, 'env'>,
  maxWaiting: number,
  maxRunning = 1,
): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  // Switched off together with the rate limits: RATE_LIMIT=0 is for benchmarks and tests.
  if (env.rateLimit !== 0) limitConcurrency(app, openSourceQueues(), { maxRunning, maxWaiting });
  app.removeAllContentTypeParsers();
  app.addHook('onSend', async ({ raw }) => linger(raw));
  // Read by `receiveFile`, piece by piece.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
}

/** Answers an upload; a sender that is gone isn't answered. */
export async function answerUpload(request: FastifyRequest, reply: FastifyReply, work: () => Promise<unknown>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SenderGone)) throw error;
    request.raw.destroy();
    // Nobody reads this answer, but it makes room for the sender's next upload.
    return reply.code(408).send();
  }
}

function linger(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  request.resume();
  const timer = setTimeout(() => request.destroy(), lingerMs).unref();
  request.once('close', () => clearTimeout(timer));
}
