import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Services } from '../calls/services.ts';
import { addHealth } from './health.ts';
import { addMetrics } from './metrics.ts';

/** A worker's HTTP server: `/healthz`, `/readyz` and `/metrics`, for monitoring. */
export function buildWorkerApp(services: Services, log: Logger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger, // as in `buildApp`
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  });
  addMetrics(app, services.jobs, services.env);
  addHealth(app, services, { receivesFiles: false });
  return app;
}
