import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A connection on which events are sent for hours: neither load nor a duration to measure. */
    readonly staysOpen?: boolean;
  }
}

/** Open requests of this process; one count for the process, because they share its main thread. */
let openRequests = 0;

/** From this many open requests on, deferrable work is postponed. */
const busyFrom = 3;

/** Whether deferrable work should wait. */
export const isBusy = (): boolean => openRequests >= busyFrom;

export function countRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.staysOpen) return done();
    openRequests += 1;
    // Not `onResponse`: it isn't called when the client disconnects before it is answered.
    reply.raw.once('close', () => {
      openRequests -= 1;
    });
    done();
  });
}
