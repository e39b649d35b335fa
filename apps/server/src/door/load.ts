import type { FastifyInstance } from 'fastify';

/** Requests that this process is answering right now: one count for the process, as its one thread is what they share. */
let underWay = 0;

/** From so many at once, work that can wait does wait. */
const many = 3;

/** Whether customers need this process now. */
export const isBusy = (): boolean => underWay >= many;

export function countRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async () => {
    underWay += 1;
  });
  // Comes for every request, also for one whose caller has left.
  app.addHook('onResponse', async () => {
    underWay -= 1;
  });
}
