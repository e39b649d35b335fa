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
import type { Services } from '../process/services.ts';
import { admit } from './access.ts';
import type { Call, Handlers } from './call.ts';
import { isUnavailable, retryAfterSeconds, unavailableText } from './errors.ts';
import { invoke } from './invoke.ts';
import { headersOf, openCall } from './open-call.ts';
import { readLoaderInput } from './read-input.ts';
import { newNonce, pagePolicy } from './security-headers.ts';

/** The value of the web build's `serverApi` context for loaders; the same interface as in apps/web/app/server-api.ts. */
interface ServerApi {
  call<N extends OperationName>(name: N, input: Input<N>): Promise<Result<Output<N>>>;
  readonly nonce: string;
  readonly publicUrl: string;
  readonly measurementId: string | null;
}

export interface PagesOptions {
  readonly services: Services;
  readonly handlers: Partial<Handlers>;
  /** Returns the web app's server build; called for each request, so that it can change in development. */
  readonly build: () => Promise<ServerBuild>;
  readonly paymentFormUrl: string;
}

/** Every address without another route is a page: React Router renders it and calls operations in-process. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { services, handlers, build, paymentFormUrl } = options;
  const development = services.env.mode === 'development';

  // React Router reads page forms from the raw body, which is limited to `largestBody`.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const nonce = newNonce();
      const built = await build();
      const use: LoaderUse = { isPersonal: false };
      const api = serverApiFor({ request, reply, services, handlers, nonce, use });
      const context = new RouterContextProvider();
      context.set(serverApiKey(built), api);
      context.set(requestLog, request.log);
      const answer = requestHandlerOf(built, development ? 'development' : 'production');
      const response = await answer(webRequest(request, reply, services.env.publicUrl), context);

      reply.header(
        'content-security-policy',
        pagePolicy({ nonce, paymentFormUrl, development, analytics: services.env.gaMeasurementId !== null }),
      );
      return send(reply, response, use);
    },
  });
};

const requestLog = createContext<FastifyBaseLogger>();
const requestHandlers = new WeakMap<ServerBuild, RequestHandler>();

/** Created once per build, because it sorts the routes. Errors in loaders are logged with the request's id. */
function requestHandlerOf(build: ServerBuild, mode: 'development' | 'production'): RequestHandler {
  const known = requestHandlers.get(build);
  if (known) return known;
  const module: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    handleError(error, { request, context }) {
      // The client has disconnected, or a page threw a 404 or 503 on purpose.
      if (request.signal.aborted || (isRouteErrorResponse(error) && error.status !== 500)) return;
      context.get(requestLog).error({ err: error }, 'page failed');
    },
  };
  const handler = createRequestHandler({ ...build, entry: { ...build.entry, module } }, mode);
  requestHandlers.set(build, handler);
  return handler;
}

/** What a page's loaders have used. */
interface LoaderUse {
  /** Whether they read personal data: the visitor's account, cart, orders or payments. */
  isPersonal: boolean;
}

interface Serving extends Pick<PagesOptions, 'services' | 'handlers'> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly nonce: string;
  readonly use: LoaderUse;
}

/** Operations for loaders: the visitor is looked up once per request, however many loaders it has. */
function serverApiFor({ request, reply, services, handlers, nonce, use }: Serving): ServerApi {
  let opened: Promise<Call> | undefined;
  return {
    nonce,
    publicUrl: services.env.publicUrl,
    measurementId: services.env.gaMeasurementId,
    async call(name, input) {
      const operation = findOperation(name);
      use.isPersonal ||= operation?.access !== 'public' || operation.personal === true;
      try {
        opened ??= openCall(services, request, reply);
        const admitted = admit(name, await opened);
        if (!admitted.ok) return admitted;
        const read = readLoaderInput(name, input);
        return read.ok ? await invoke(handlers, name, read.value, admitted.value) : read;
      } catch (error) {
        // Shown by the page; the response is a 503.
        throw isUnavailable(error) ? data(unavailableText, { status: 503 }) : error;
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
  const disconnect = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnect.abort();
  });
  const { body } = request;
  // Joined as text, because `new URL('//x', base)` would take `x` as another host.
  return new Request(originOf(request, publicUrl) + request.url, {
    method: request.method,
    headers: headersOf(request),
    signal: disconnect.signal,
    ...(Buffer.isBuffer(body) ? { body } : {}),
  } as RequestInit); // TypeScript's RequestInit doesn't know Node's buffers
}

/** The origin as the browser sees it; React Router checks forms against it. */
function originOf(request: FastifyRequest, publicUrl: string): string {
  const url = `${request.protocol}://${request.host}`;
  // The protocol can come from a proxy's header, so it may be anything.
  return new URL(/^https?:/.test(url) && URL.canParse(url) ? url : publicUrl).origin;
}

function send(reply: FastifyReply, response: Response, { isPersonal }: LoaderUse) {
  reply.code(response.status);
  if (response.status === 503) reply.header('retry-after', String(retryAfterSeconds));
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  // Only public pages may be restored when going back: after personal ones, another person may use the browser.
  if (isPersonal) reply.header('cache-control', 'private, no-store');
  else if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (response.body === null) return reply.send(null);
  return reply.send(Readable.fromWeb(response.body as ReadableStream)); // the same stream under Node's type
}
