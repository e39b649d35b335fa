import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotNow } from '../work/not-now.ts';
import { sourceOf } from './source.ts';

/** Pages and operations of one source that are worked on at once. */
const most = 2;
/** How many more of them may wait. */
const mostWaiting = 100;

/** Longer than any answer takes. */
const longestMs = 15_000;

interface Line {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets one source have only a few of this scope's requests worked on at once; its others wait in line, so that whoever
 * comes from elsewhere has a turn in between. The line is for this process's one thread: its memory is enough.
 */
export function takeTurns(app: FastifyInstance, lines: Map<string, Line>): void {
  const leaving = new WeakMap<FastifyRequest, () => void>();

  app.addHook('preHandler', (request, reply, done) => {
    const source = sourceOf(request.ip);
    const line = lines.get(source) ?? { underWay: 0, waiting: [] };
    lines.set(source, line);
    const leave = () => {
      line.underWay -= 1;
      const next = line.waiting.shift();
      if (next) {
        line.underWay += 1;
        // Not at once: whatever else has come in meanwhile is read and answered first.
        setImmediate(next);
      } else if (line.underWay === 0) lines.delete(source);
    };
    const begin = () => {
      leaving.set(request, leave);
      done();
    };
    if (line.underWay < most) {
      line.underWay += 1;
      begin();
    } else if (line.waiting.length >= mostWaiting) return done(new NotNow(429, 'Too many requests at once.', 1));
    else {
      line.waiting.push(begin);
      leaving.set(request, () => line.waiting.splice(line.waiting.indexOf(begin), 1));
    }
    reply.raw.once('close', () => {
      if (line.waiting.includes(begin)) leaveOnce(request);
      // The work goes on although its visitor has left, mostly: it ends by being sent, if to nobody.
      else if (leaving.has(request)) setTimeout(() => leaveOnce(request), longestMs).unref();
    });
  });

  /** Once a request. */
  const leaveOnce = (request: FastifyRequest) => {
    leaving.get(request)?.();
    leaving.delete(request);
  };
  // Sending takes as long as the other side likes, and is no work of ours.
  app.addHook('onSend', async (request) => leaveOnce(request));
}

/** The lines of one process, shared by the scopes in which `takeTurns` stands. */
export const openLines = (): Map<string, Line> => new Map();
