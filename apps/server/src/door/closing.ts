import type { FastifyInstance } from 'fastify';

/** How long answers that are under way may take when the shop closes. */
const patienceMs = 4_000;

/**
 * Lets the door close soon: what is under way is answered, on connections that then end. Whoever keeps one open without
 * asking for anything is not waited for, and after the patience nobody is.
 */
export function closeInTime(app: FastifyInstance, patience = patienceMs): void {
  let isClosing = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const { server } = app;
    if (!server.listening) return;
    // Those whose answer was already on its way when closing began: they could be kept for the next question.
    const sweeping = setInterval(() => server.closeIdleConnections(), 100);
    const impatience = setTimeout(() => server.closeAllConnections(), patience);
    server.once('close', () => {
      clearInterval(sweeping);
      clearTimeout(impatience);
    });
  });
}
