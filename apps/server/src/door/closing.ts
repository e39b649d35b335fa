import type { FastifyInstance } from 'fastify';

/** How long open requests may take at shutdown. */
const patienceMs = 4_000;

/**
 * Makes `app.close()` fast: open requests are answered and their connections closed. Idle keep-alive connections are
 * closed at once, and all others after `patience` ms.
 */
export function closeInTime(app: FastifyInstance, patience = patienceMs): void {
  let isClosing = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const { server } = app;
    if (!server.listening) return;
    // Also closes connections whose response was already being sent when closing began: they become idle afterwards.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    const timeout = setTimeout(() => server.closeAllConnections(), patience);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(timeout);
    });
  });
}
