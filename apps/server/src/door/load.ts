import type { FastifyInstance } from 'fastify';

/** Open requests of this process; one count for the process, because they share its main thread. */
let openRequests = 0;

/** From this many open requests on, deferrable work is postponed. */
const busyFrom = 3;

/** Whether deferrable work should wait. */
export const isBusy = (): boolean => openRequests >= busyFrom;

export function countRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async () => {
    openRequests += 1;
  });
  // Called for every request, also when the client has disconnected.
  app.addHook('onResponse', async () => {
    openRequests -= 1;
  });
}
