import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasCart, hasSession } from '../adapters/identity/cookies.ts';
import { isOfApi } from './address.ts';
import { sendBarePage } from './bare-page.ts';
import { retryAfterSeconds, unavailableText } from './errors.ts';
import type { QueueingTime } from './queueing-time.ts';

export interface LoadShedding {
  readonly queue: QueueingTime;
  /** Waits for a request's turn, see `takeTurns`. */
  readonly turn: () => Promise<void>;
  readonly publicUrl: string;
}

/** From this queueing time on, newcomers are turned away, until it has fallen to the second value. */
const [fullMs, freeMs] = [150, 100];
/** From this queueing time on, everybody is turned away: no answer would still be of use. */
const hopelessMs = 2_000;

/**
 * Turns newcomers' requests in this scope away while the process has more work than it can do soon, so that visitors
 * who have a page get all of it and can go on. Files, pictures, payments and health checks are outside of such scopes.
 * Call it after `limitConcurrency`: requests that wait there keep only their own source waiting.
 */
export function shedLoad(app: FastifyInstance, { queue, turn, publicUrl }: LoadShedding): void {
  let isFull = false;
  // Pages from memory are sent before this hook: they cost next to nothing.
  app.addHook('preHandler', async (request, reply) => {
    const wait = queue.ms();
    isFull = wait >= (isFull ? freeMs : fullMs);
    if (wait >= hopelessMs || (isFull && isNewcomer(request, publicUrl))) return turnAway(request, reply);
    // Not `onResponse`: unlike that, `close` comes for every request, also when the client has disconnected.
    reply.raw.once('close', queue.begin());
    await turn();
  });
}

/**
 * Whether this visitor has no page of ours yet. Browsers say so in a header, older ones in the referrer. A session or a
 * cart also shows a known visitor, who may come from a mail or the payment provider.
 */
function isNewcomer({ headers, cookies }: FastifyRequest, publicUrl: string): boolean {
  if (hasSession(cookies) || hasCart(cookies)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return true;
  return new URL(referer).origin !== new URL(publicUrl).origin && new URL(referer).host !== headers.host;
}

function turnAway(request: FastifyRequest, reply: FastifyReply) {
  if (isOfApi(request)) throw Object.assign(new Error('busy'), { statusCode: 503 });
  // Different times, so that turned-away visitors don't all come back at once.
  const seconds = retryAfterSeconds + Math.floor(Math.random() * 5);
  const isPosted = request.method === 'POST';
  return sendBarePage(reply.header('retry-after', String(seconds)), 503, {
    title: 'One moment, please',
    paragraphs: [
      unavailableText,
      isPosted
        ? 'Go back to send your form again: what you typed is still there.'
        : `This page tries again in ${seconds} seconds.`,
    ],
    // The browser would lose a posted form.
    reloadAfter: isPosted ? null : seconds,
  });
}
