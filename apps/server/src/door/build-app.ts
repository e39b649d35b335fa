import { randomBytes } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookies from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Handlers } from '../calls/call.ts';
import type { Services } from '../calls/services.ts';
import { countRequests } from '../process/load.ts';
import type { Peers } from '../process/peers-of-node.ts';
import { sourceOf } from '../process/source.ts';
import { isOfApi, refuseUnreadableAddresses, routedAddress } from './address.ts';
import { compressedFrom, isCompressed, largestBody } from './bodies.ts';
import { endSlowBodies, longestUploadMs } from './body-timeout.ts';
import { dropAbandoned } from './client-gone.ts';
import { closeInTime } from './closing.ts';
import { limitConcurrency, openSourceQueues } from './concurrency-limit.ts';
import { isCrossSiteWrite } from './cross-site.ts';
import { apiDocumentation } from './documentation.ts';
import { accountFiles } from './downloads/account.ts';
import { accountExportRoutes } from './downloads/accounts.ts';
import { designInstructionDownload } from './downloads/design-instructions.ts';
import { dielineDownloads } from './downloads/dielines.ts';
import { eWayBillRoutes } from './downloads/e-way-bills.ts';
import { packingDownloads } from './downloads/packing.ts';
import { pictureRoutes } from './downloads/pictures.ts';
import { printSheets } from './downloads/print-sheets.ts';
import { jobTickets } from './downloads/production.ts';
import { proofDownloads } from './downloads/proofs.ts';
import { quotationDownloads } from './downloads/quotations.ts';
import { receivablesDownloads } from './downloads/receivables.ts';
import { settlementDownloads } from './downloads/settlements.ts';
import { answerError, answerErrorPlainly } from './errors.ts';
import { sendFilesInMemory } from './files-in-memory.ts';
import { guardRoutes, requireDeclaredAccess } from './guard-routes.ts';
import { addHealth } from './health.ts';
import { shedLoad } from './load-shedding.ts';
import { addMetrics, nameOf } from './metrics.ts';
import { officeEvents } from './office-events.ts';
import { pages } from './pages.ts';
import { mainThread, measureQueueingTime } from './queueing-time.ts';
import { rpc } from './rpc.ts';
import { securityHeaders } from './security-headers.ts';
import { sourceCounts } from './source-counts.ts';
import { staticFiles } from './static-files.ts';
import { takeTurns } from './turns.ts';
import { artworkRoutes } from './uploads/artwork.ts';
import { cataloguePictureRoutes } from './uploads/catalogue-pictures.ts';
import { returnPhotoRoutes } from './uploads/returns.ts';
import { noteWaysBack } from './way-back.ts';
import type { WebApp } from './web-app.ts';

export interface AppOptions {
  readonly services: Services;
  readonly handlers: Partial<Handlers>;
  readonly log: Logger;
  /** The web app; without it the server has operations but no pages. */
  readonly web?: WebApp;
  /** The other web processes of this machine; null where this is the only one. */
  readonly peers?: Peers | null;
  /** The address to which payment forms are posted. */
  readonly paymentFormUrl: string;
  /** Adds further routes before the pages: the payment provider's returns, downloads, the sandbox. */
  readonly routes?: (app: FastifyInstance) => Promise<void>;
}

/** Builds the store's HTTP server; the caller makes it listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, log, web, peers = null } = options;
  const { env } = services;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger, // a pino logger; plugins expect no more than Fastify's own type
    // See `logAnswers`.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.trustProxy),
    genReqId: requestIds(),
    // Requests for files log nothing, and a separate logger would take a tenth of the time of sending one.
    childLoggerFactory: (logger, bindings, options, { url = '' }) =>
      url.startsWith('/assets/') ? logger : logger.child(bindings, options),
    bodyLimit: largestBody,
    rewriteUrl: routedAddress,
    requestTimeout: longestUploadMs,
    routerOptions: { maxParamLength: 500 },
    // Requests that arrive during shutdown are still answered; their connections then close.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.decorateRequest('operation', undefined);
  noteWaysBack(app);
  // Set before the routes, because a route keeps the error handler that exists when it is registered.
  app.setErrorHandler((error, request, reply) => {
    if (isOfApi(request)) return answerError(error, request, reply);
    return answerErrorPlainly(error, request, reply);
  });
  requireDeclaredAccess(app);
  sendFilesInMemory(app);
  // Here, because a hook added in a scope isn't run for the pages, which have their own.
  web?.attach?.(app);
  dropAbandoned(app);
  countRequests(app);
  endSlowBodies(app);
  closeInTime(app);
  await addGuards(app, env, peers);
  refuseUnreadableAddresses(app);
  addMetrics(app, services.jobs, env, peers);
  logAnswers(app);
  addHealth(app, services, { receivesFiles: true });
  if (web?.clientFolder) await app.register(staticFiles, { clientFolder: web.clientFolder, env });
  // Files need neither cookies nor compression: the build has compressed them.
  await app.register(async (answers) => addAnswers(answers, options));
  return app;
}

/** Routes whose answers are made for each request: operations, documents, pages. */
async function addAnswers(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { services, handlers, web, paymentFormUrl } = options;
  const { env } = services;
  await app.register(cookies);
  guardRoutes(app, services);

  // Switched off together with the rate limits: RATE_LIMIT=0 is for benchmarks and tests.
  const queues = env.rateLimit === 0 ? null : openSourceQueues();
  const shedding = { queue: measureQueueingTime(mainThread()), turn: takeTurns(), publicUrl: env.publicUrl };
  const protect = (scope: FastifyInstance) => {
    if (queues === null) return;
    limitConcurrency(scope, queues);
    shedLoad(scope, shedding);
  };
  // Uploads, files that are compressed by themselves, and events.
  await app.register(artworkRoutes, { services, handlers });
  await app.register(cataloguePictureRoutes, { services });
  await app.register(accountExportRoutes, { services });
  await app.register(eWayBillRoutes, { services });
  await app.register(printSheets, { services });
  await app.register(jobTickets, { services });
  await app.register(packingDownloads, { services });
  await app.register(returnPhotoRoutes, { services });
  await app.register(officeEvents, { services });
  await app.register(async (compressed) => {
    await compressed.register(compress, compression);
    await compressed.register(
      async (api) => {
        protect(api);
        await api.register(apiDocumentation, { publicUrl: env.publicUrl });
        await api.register(rpc, { services, handlers });
      },
      { prefix: '/api' },
    );
    await compressed.register(pictureRoutes, { services });
    await compressed.register(dielineDownloads, { services });
    await compressed.register(quotationDownloads, { services });
    await compressed.register(receivablesDownloads, { services });
    await compressed.register(settlementDownloads, { services });
    await compressed.register(proofDownloads, { services });
    await compressed.register(designInstructionDownload, { services });
    await compressed.register(accountFiles, { services });
    await options.routes?.(compressed);
  });
  if (!web) return;
  await app.register(async (site) => {
    protect(site);
    // Pages compress themselves.
    await site.register(pages, { services, handlers, build: web.build, paymentFormUrl });
  });
}

const compression = {
  threshold: compressedFrom,
  encodings: ['br', 'gzip'] satisfies ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  zlibOptions: { level: 6 },
  // Only responses are compressed; compressed requests are refused, see `isCompressed`.
  globalDecompression: false,
};

/** Logs one line for each request, with the operation's name. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    const isFault = status >= 500 && status !== 503;
    if (isFault || request.operation !== undefined || request.log.level === 'debug') {
      const entry = { name: nameOf(request), method: request.method, status, ms: Math.round(reply.elapsedTime) };
      request.log[isFault ? 'error' : request.operation === undefined ? 'debug' : 'info'](entry, 'answered');
    }
    done();
  });
}

const minuteMs = 60_000;

/** Hooks that run before every route: security headers, rate limits, cross-site writes. */
async function addGuards(app: FastifyInstance, env: Services['env'], peers: Peers | null): Promise<void> {
  const setSecurityHeaders = securityHeaders(env);
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    if (request.routeOptions.config.takesForeignPosts !== true && isCrossSiteWrite(request, env.publicUrl)) {
      return done(Object.assign(new Error('cross-site write'), { statusCode: 403 }));
    }
    if (isCompressed(request)) return done(Object.assign(new Error('compressed body'), { statusCode: 415 }));
    done();
  });
  // RATE_LIMIT=0 is for benchmarks and tests: every request is answered, however long it takes.
  if (env.rateLimit === 0) return;
  await app.register(rateLimit, {
    max: env.rateLimit,
    timeWindow: minuteMs,
    store: sourceCounts(minuteMs, peers),
    keyGenerator: (request) => sourceOf(request.ip),
    enableDraftSpec: true,
    allowList: ({ routeOptions: { url = '' } }) => isHashedFile(url) || url === '/healthz',
  });
}

/** Ids for log and support, unique over all processes; they aren't secret and give no access. */
function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${process}-${(count++).toString(36)}`;
}

/** Routes of existing files; other addresses under the folder count towards the limit. */
const isHashedFile = (route: string) => route.startsWith('/assets/') && !route.includes('*');

/** A number is the count of trusted proxies in front of this server, starting with the nearest. */
const trustedProxies = (trust: Services['env']['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
