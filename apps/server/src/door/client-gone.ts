import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whether nobody waits for the answer any more. A connection that was reset loses its address before it is closed. */
export const hasLeft = ({ raw: { socket } }: FastifyRequest): boolean =>
  socket.destroyed || socket.remoteAddress === undefined;

/**
 * Drops requests whose client has disconnected before they were begun, such as the last of several that it sent at
 * once. Limits count by the address, which is lost by then.
 */
export function dropAbandoned(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Neither continued nor answered; Fastify lets go of it with the socket.
    if (hasLeft(request)) reply.hijack();
    else done();
  });
}
