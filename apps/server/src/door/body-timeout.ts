import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that receive large files: they limit the time of their bodies themselves. */
    readonly takesLongBodies?: boolean;
  }
}

/** A body has to arrive within so many milliseconds. */
const longestBodyMs = 30_000;

/** What Node's own `requestTimeout` allows: the longest time that an upload may take. */
export const longestUploadMs = 10 * 60_000;

/** Ends connections that send their request too slowly: they are cheap to open and keep memory. */
export function endSlowBodies(app: FastifyInstance, longestMs = longestBodyMs): void {
  app.server.headersTimeout = longestMs;
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (hasBody && !raw.complete && routeOptions.config.takesLongBodies !== true) {
      const timer = setTimeout(() => raw.destroy(), longestMs).unref();
      for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(timer));
    }
    done();
  });
}
