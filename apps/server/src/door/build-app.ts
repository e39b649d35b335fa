import { randomBytes } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookies from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { Services } from '../process/services.ts';
import { accountFiles } from '../selling/customers/routes.ts';
import { dielineDownloads } from '../selling/dielines/routes.ts';
import { pictureRoutes } from '../selling/pictures/routes.ts';
import { quotationDownloads } from '../selling/quotations/routes.ts';
import { designInstructionDownload } from '../selling/stickers/design-instructions.ts';
import { isOfApi, refuseUnreadableAddresses, routedAddress } from './address.ts';
import { isCompressed, largestBody } from './bodies.ts';
import type { Handlers } from './call.ts';
import { closeInTime } from './closing.ts';
import { limitConcurrency, openSourceQueues } from './concurrency-limit.ts';
import { isCrossSiteWrite } from './cross-site.ts';
import { apiDocumentation } from './documentation.ts';
import { answerError, answerErrorPlainly } from './errors.ts';
import { addHealth } from './health.ts';
import { countRequests } from './load.ts';
import { shedLoad } from './load-shedding.ts';
import { addMetrics, nameOf } from './metrics.ts';
import { pages } from './pages.ts';
import { mainThread, measureQueueingTime } from './queueing-time.ts';
import { rpc } from './rpc.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { sourceOf } from './source.ts';
import { staticFiles } from './static-files.ts';
import { takeTurns } from './turns.ts';

export interface AppOptions {
  readonly services: Services;
  readonly handlers: Partial<Handlers>;
  readonly log: Logger;
  /** The web app; without it the server has operations but no pages. */
  readonly web?: {
    readonly build: () => Promise<ServerBuild>;
    /** Folder of the built files; null while a development server serves them. */
    readonly clientFolder: string | null;
  };
  /** Where payment forms are posted to. */
  readonly paymentFormUrl: string;
  /** Adds further routes before the pages: the payment provider's returns, downloads, the sandbox. */
  readonly routes?: (app: FastifyInstance) => Promise<void>;
}

/** Builds the store's HTTP server; the caller makes it listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, handlers, log, web, paymentFormUrl } = options;
  const { env } = services;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger, // a pino logger; plugins expect no more than Fastify's own type
    // We log one line per request below, with the operation's name.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.trustProxy),
    genReqId: () => randomBytes(9).toString('base64url'),
    bodyLimit: largestBody,
    rewriteUrl: routedAddress,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 500 },
    // Requests that arrive during shutdown are still answered; their connections then close.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.decorateRequest('operation', undefined);
  // Set before the routes, because a route keeps the error handler that exists when it is registered.
  app.setErrorHandler((error, request, reply) => {
    if (isOfApi(request)) return answerError(error, request, reply);
    return answerErrorPlainly(error, request, reply);
  });
  countRequests(app);
  closeInTime(app);
  await addGuards(app, env);
  refuseUnreadableAddresses(app);
  await app.register(cookies);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Flush every chunk, so that the browser can show a streamed page early.
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
    // Only responses are compressed; compressed requests are refused, see `isCompressed`.
    globalDecompression: false,
  });

  addMetrics(app, services.jobs, env);
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply;
    const entry = { name: nameOf(request), method: request.method, status, ms: Math.round(reply.elapsedTime) };
    if (status >= 500 && status !== 503) request.log.error(entry, 'answered');
    else request.log[request.operation === undefined ? 'debug' : 'info'](entry, 'answered');
  });
  addHealth(app, services);

  // Switched off together with the rate limits: RATE_LIMIT=0 is for benchmarks and tests.
  const queues = env.rateLimit === 0 ? null : openSourceQueues();
  const shedding = { queue: measureQueueingTime(mainThread()), turn: takeTurns(), publicUrl: env.publicUrl };
  const protect = (scope: FastifyInstance) => {
    if (queues === null) return;
    limitConcurrency(scope, queues);
    shedLoad(scope, shedding);
  };
  await app.register(
    async (api) => {
      protect(api);
      await api.register(apiDocumentation, { publicUrl: env.publicUrl });
      await api.register(rpc, { services, handlers });
    },
    { prefix: '/api' },
  );
  await app.register(pictureRoutes, { services });
  await app.register(dielineDownloads, { services });
  await app.register(quotationDownloads, { services });
  await app.register(designInstructionDownload, { services });
  await app.register(accountFiles, { services });
  await options.routes?.(app);
  if (web?.clientFolder) await app.register(staticFiles, { clientFolder: web.clientFolder });
  if (web) {
    await app.register(async (site) => {
      protect(site);
      await site.register(pages, { services, handlers, build: web.build, paymentFormUrl });
    });
  }
  return app;
}

/** Hooks that run before every route: security headers, rate limits, cross-site writes. */
async function addGuards(app: FastifyInstance, env: Services['env']): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(request, reply, env);
    if (request.routeOptions.config.takesForeignPosts !== true && isCrossSiteWrite(request, env.publicUrl)) {
      throw Object.assign(new Error('cross-site write'), { statusCode: 403 });
    }
    if (isCompressed(request)) throw Object.assign(new Error('compressed body'), { statusCode: 415 });
  });
  // RATE_LIMIT=0 is for benchmarks and tests: every request is answered, however long it takes.
  if (env.rateLimit === 0) return;
  await app.register(rateLimit, {
    max: env.rateLimit,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => sourceOf(request.ip),
    enableDraftSpec: true,
    allowList: ({ routeOptions: { url = '' } }) => isHashedFile(url) || url === '/healthz',
  });
}

/** Routes of existing files; other addresses under the folder count towards the limit. */
const isHashedFile = (route: string) => route.startsWith('/assets/') && !route.includes('*');

/** A number is the count of trusted proxies in front of this server, starting with the nearest. */
const trustedProxies = (trust: Services['env']['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
