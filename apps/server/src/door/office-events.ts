import { PassThrough } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../calls/services.ts';
import { openOfficeFeed } from '../selling/desk/office-feed.ts';
import { staffOf, wouldAdmit } from './guard-routes.ts';
import { sayPlainly } from './plainly.ts';

export interface OfficeEventsOptions {
  readonly services: Services;
  /** How many pages get events at a time: of all members, and of one member. */
  readonly most?: number;
  readonly mostOfOne?: number;
  /** How often the database is asked besides listening, in milliseconds. */
  readonly askMs?: number;
}

/** Proxies end connections on which nothing is sent, mostly after a minute. */
const heartbeatMs = 20_000;

/** Bytes that may wait for a page that doesn't read. Beyond that the page is disconnected, and catches up later. */
const mostWaiting = 64 * 1024;

/**
 * `GET /manage/events`: what happens to orders, as server-sent events with ids only, for members who may see orders. A
 * connection ends as soon as its session does.
 */
export const officeEvents: FastifyPluginAsync<OfficeEventsOptions> = async (app, options) => {
  const { services, most = 200, mostOfOne = 10, askMs } = options;
  const feed = openOfficeFeed(services, app.log, askMs);
  const streams = new Set<PassThrough>();
  const open = new Map<number, number>();
  let isClosing = false;

  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of streams) stream.end();
    feed.close();
  });

  const config = { staysOpen: true, access: { staff: 'orders' } } as const;
  app.get('/manage/events', { exposeHeadRoute: false, config }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store, no-transform');
    const staff = staffOf(request);
    const ofOne = open.get(staff.id) ?? 0;
    if (isClosing || feed.size >= most || ofOne >= mostOfOne) {
      reply.header('retry-after', '30');
      return sayPlainly(reply, 503, 'Too many pages of the back office are open.');
    }
    open.set(staff.id, ofOne + 1);

    const stream = new PassThrough();
    const write = (text: string) => {
      if (stream.writableLength > mostWaiting) stream.destroy();
      else if (stream.writable) stream.write(text);
    };
    const leave = feed.join({
      send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
      async checkAccess() {
        // While the database can't be reached, nobody is signed out.
        const member = await services.auth.readStaff(request.cookies).catch(() => staff);
        if (!wouldAdmit(request, member)) stream.end();
      },
    });
    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs).unref();
    streams.add(stream);
    stream.once('close', () => {
      clearInterval(heartbeat);
      leave();
      streams.delete(stream);
      const left = (open.get(staff.id) ?? 1) - 1;
      if (left > 0) open.set(staff.id, left);
      else open.delete(staff.id);
    });
    write('retry: 3000\n\n');
    return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
  });
};
