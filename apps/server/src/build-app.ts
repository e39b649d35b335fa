import { randomBytes } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { accountFiles } from './customers/routes.ts';
import { dielineDownloads } from './dielines/routes.ts';
import { isOfApi, refuseUnreadableAddresses, routedAddress } from './door/address.ts';
import { isCompressed, largestBody } from './door/bodies.ts';
import { closeInTime } from './door/closing.ts';
import { isCrossSiteWrite } from './door/cross-site.ts';
import { apiDocumentation } from './door/documentation.ts';
import { answerError, answerErrorPlainly } from './door/errors.ts';
import { addHealth } from './door/health.ts';
import { countRequests } from './door/load.ts';
import { addMetrics, nameOf } from './door/metrics.ts';
import { pages } from './door/pages.ts';
import { rpc } from './door/rpc.ts';
import { setSecurityHeaders } from './door/security-headers.ts';
import { sourceOf } from './door/source.ts';
import { staticFiles } from './door/static-files.ts';
import { openLines, takeTurns } from './door/turns.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { quotationDownloads } from './quotations/routes.ts';
import type { Handlers } from './registry.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  readonly services: Services;
  readonly handlers: Partial<Handlers>;
  readonly log: Logger;
  /** The web app; without it there are operations only. */
  readonly web?: {
    readonly build: () => Promise<ServerBuild>;
    /** Folder of the built files; null while a development server hands them out. */
    readonly clientFolder: string | null;
  };
  /** Where payment forms are posted to. */
  readonly paymentFormUrl: string;
  /** Adds routes of their own before the pages: the payment provider's returns, downloads, the sandbox. */
  readonly routes?: (app: FastifyInstance) => Promise<void>;
}

/** The whole HTTP side of the store. Never listens. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, handlers, log, web, paymentFormUrl } = options;
  const { env } = services;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger, // a pino logger; plugins expect no more than Fastify's own type
    // One line a request, written below with the operation's name.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.trustProxy),
    genReqId: () => randomBytes(9).toString('base64url'),
    bodyLimit: largestBody,
    rewriteUrl: routedAddress,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 500 },
    // Requests that come while we shut down are still answered, on connections that then close.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.decorateRequest('operation', undefined);
  // Before the routes: they take over the handler that stands when they are registered.
  app.setErrorHandler((error, request, reply) => {
    if (isOfApi(request)) return answerError(error, request, reply);
    return answerErrorPlainly(error, request, reply);
  });
  countRequests(app);
  closeInTime(app);
  await addGuards(app, env);
  refuseUnreadableAddresses(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Flushed with every chunk, so that a streamed page shows as it comes.
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
    // Answers are compressed, requests never: see `isCompressed`.
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

  // Like the limits, only where they are wanted.
  const lines = env.rateLimit === 0 ? null : openLines();
  await app.register(
    async (api) => {
      if (lines) takeTurns(api, lines);
      await api.register(apiDocumentation, { publicUrl: env.publicUrl });
      await api.register(rpc, { services, handlers });
    },
    { prefix: '/api' },
  );
  await app.register(pictureRoutes, { services });
  await app.register(dielineDownloads, { services });
  await app.register(quotationDownloads, { services });
  await app.register(accountFiles, { services });
  await options.routes?.(app);
  if (web?.clientFolder) await app.register(staticFiles, { clientFolder: web.clientFolder });
  if (web) {
    await app.register(async (site) => {
      if (lines) takeTurns(site, lines);
      await site.register(pages, { services, handlers, build: web.build, paymentFormUrl });
    });
  }
  return app;
}

/** What stands before every route: headers, overload, limits, and requests from other sites. */
async function addGuards(app: FastifyInstance, env: Services['env']): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(request, reply, env);
    if (request.routeOptions.config.takesForeignPosts !== true && isCrossSiteWrite(request, env.publicUrl)) {
      throw Object.assign(new Error('cross-site write'), { statusCode: 403 });
    }
    if (isCompressed(request)) throw Object.assign(new Error('compressed body'), { statusCode: 415 });
  });
  // RATE_LIMIT=0 is for measuring and for tests: whoever asks gets an answer, however long it takes.
  if (env.rateLimit === 0) return;
  await app.register(underPressure, { maxEventLoopDelay: 2000, retryAfter: 5 });
  await app.register(rateLimit, {
    max: env.rateLimit,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => sourceOf(request.ip),
    enableDraftSpec: true,
    allowList: ({ routeOptions: { url = '' } }) => isHashedFile(url) || url === '/healthz',
  });
}

/** Routes of files that are there; every other address under the folder is counted like any. */
const isHashedFile = (route: string) => route.startsWith('/assets/') && !route.includes('*');

/** A number is how many proxies stand before us, counted from here. */
const trustedProxies = (trust: Services['env']['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
