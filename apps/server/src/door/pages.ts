import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { findOperation, type Input, type OperationName, type Output, type Result } from '@boxwright/contract';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  createContext,
  createRequestHandler,
  data,
  isRouteErrorResponse,
  type RequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Handlers } from '../registry.ts';
import type { Services } from '../services.ts';
import type { Call } from './call.ts';
import { isOutOfService, retryAfterSeconds, unavailableText } from './errors.ts';
import { invoke, refusedAccess } from './invoke.ts';
import { headersOf, openCall } from './open-call.ts';
import { readLoaderInput } from './read-input.ts';
import { newNonce, pagePolicy } from './security-headers.ts';

/** What loaders find under the web build's `serverApi` key; the same interface as in apps/web/app/server-api.ts. */
interface ServerApi {
  call<N extends OperationName>(name: N, input: Input<N>): Promise<Result<Output<N>>>;
  readonly nonce: string;
  readonly publicUrl: string;
  readonly measurementId: string | null;
}

export interface PagesOptions {
  readonly services: Services;
  readonly handlers: Partial<Handlers>;
  /** The web app's server build; asked for at each request, so that development can change it. */
  readonly build: () => Promise<ServerBuild>;
  readonly paymentFormUrl: string;
}

/** Every address that nothing else answers is a page: React Router renders it, calling operations in-process. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { services, handlers, build, paymentFormUrl } = options;
  const development = services.env.mode === 'development';

  // Forms of pages are read by React Router, from the raw body: at most `largestBody` of it is waited for.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const nonce = newNonce();
      const built = await build();
      const asked: Asked = { cookies: [], isPersonal: false };
      const api = serverApiFor(request, services, handlers, nonce, asked);
      const context = new RouterContextProvider();
      context.set(serverApiKey(built), api);
      context.set(requestLog, request.log);
      const answer = requestHandlerOf(built, development ? 'development' : 'production');
      const response = await answer(webRequest(request, reply, services.env.publicUrl), context);

      reply.header(
        'content-security-policy',
        pagePolicy({ nonce, paymentFormUrl, development, analytics: services.env.gaMeasurementId !== null }),
      );
      return send(reply, response, asked);
    },
  });
};

const requestLog = createContext<FastifyBaseLogger>();
const requestHandlers = new WeakMap<ServerBuild, RequestHandler>();

/** Made once a build: it sorts the routes. What goes wrong in loaders is logged with the request's id. */
function requestHandlerOf(build: ServerBuild, mode: 'development' | 'production'): RequestHandler {
  const known = requestHandlers.get(build);
  if (known) return known;
  const module: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    handleError(error, { request, context }) {
      // Nobody waits for the answer any more, or a page said on purpose that there is nothing here, or not now.
      if (request.signal.aborted || (isRouteErrorResponse(error) && error.status !== 500)) return;
      context.get(requestLog).error({ err: error }, 'page failed');
    },
  };
  const handler = createRequestHandler({ ...build, entry: { ...build.entry, module } }, mode);
  requestHandlers.set(build, handler);
  return handler;
}

/** What a page's loaders brought about besides their data. */
interface Asked {
  readonly cookies: string[];
  /** Whether anything of the visitor's own was asked for: their account, cart, orders or payments. */
  isPersonal: boolean;
}

/** Operations for loaders: one visitor look-up a request, however many loaders it has. */
function serverApiFor(
  request: FastifyRequest,
  services: Services,
  handlers: Partial<Handlers>,
  nonce: string,
  asked: Asked,
): ServerApi {
  let opened: Promise<Call> | undefined;
  return {
    nonce,
    publicUrl: services.env.publicUrl,
    measurementId: services.env.gaMeasurementId,
    async call(name, input) {
      const operation = findOperation(name);
      asked.isPersonal ||= operation?.access !== 'public' || operation.personal === true;
      try {
        opened ??= openCall(services, request, (cookie) => asked.cookies.push(cookie));
        const call = await opened;
        const read = refusedAccess(name, call.visitor) ?? readLoaderInput(name, input);
        return read.ok ? await invoke(handlers, name, read.value, call) : read;
      } catch (error) {
        // The page says so, and the answer is a 503.
        throw isOutOfService(error) ? data(unavailableText, { status: 503 }) : error;
      }
    },
  };
}

function serverApiKey({ entry }: ServerBuild): RouterContext<ServerApi> {
  const key: unknown = Reflect.get(entry.module, 'serverApi');
  if (typeof key !== 'object' || key === null) throw new Error('The web build exports no serverApi from entry.server');
  return key as RouterContext<ServerApi>; // made by createContext in apps/web/app/server-api.ts
}

function webRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  const { body } = request;
  // Joined as text: a path that starts with two slashes is no other host's address.
  return new Request(originOf(request, publicUrl) + request.url, {
    method: request.method,
    headers: headersOf(request),
    signal: leaving.signal,
    ...(Buffer.isBuffer(body) ? { body } : {}),
  } as RequestInit); // TypeScript's RequestInit doesn't know Node's buffers
}

/** As the browser addressed us: forms are checked against it. */
function originOf(request: FastifyRequest, publicUrl: string): string {
  const url = `${request.protocol}://${request.host}`;
  // A proxy's header may name any protocol.
  return new URL(/^https?:/.test(url) && URL.canParse(url) ? url : publicUrl).origin;
}

function send(reply: FastifyReply, response: Response, { cookies, isPersonal }: Asked) {
  reply.code(response.status);
  if (response.status === 503) reply.header('retry-after', String(retryAfterSeconds));
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of [...response.headers.getSetCookie(), ...cookies]) reply.header('set-cookie', cookie);
  // Public pages may be kept for going back, and are asked for again otherwise; nobody goes back to another's orders.
  if (isPersonal) reply.header('cache-control', 'private, no-store');
  else if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (response.body === null) return reply.send(null);
  return reply.send(Readable.fromWeb(response.body as ReadableStream)); // the same stream under Node's type
}
