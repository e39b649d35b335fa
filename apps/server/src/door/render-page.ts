import { findOperation, type Input, type OperationName, type Output, type Result } from '@boxwright/contract';
import type { FastifyBaseLogger } from 'fastify';
import {
  createContext,
  createRequestHandler,
  data,
  isRouteErrorResponse,
  type RequestHandler,
  type RouterContext,
  RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router';
import { isUnavailable } from '../adapters/unavailable.ts';
import type { Call, Handlers } from '../calls/call.ts';
import type { Services } from '../calls/services.ts';
import { unavailableText } from './errors.ts';
import { invokeInside } from './invoke.ts';

/** The value of the web build's `serverApi` context for loaders; the same interface as in apps/web/app/server-api.ts. */
interface ServerApi {
  call<N extends OperationName>(name: N, input: Input<N>): Promise<Result<Output<N>>>;
  readonly nonce: string;
  readonly publicUrl: string;
  readonly measurementId: string | null;
}

export interface PageRendering {
  readonly services: Services;
  readonly handlers: Partial<Handlers>;
  readonly build: ServerBuild;
  readonly request: Request;
  readonly nonce: string;
  readonly log: FastifyBaseLogger;
  /** Opens the call in which loaders use operations, once for all loaders. */
  readonly openCall: () => Promise<Call>;
  /** Whether the page is for everybody: a loader that needs to know the visitor ends the rendering. */
  readonly isForEverybody: boolean;
}

export interface RenderedPage {
  readonly response: Response;
  readonly body: Buffer | null;
  /** Whether loaders asked for personal data: the visitor's account, cart, orders or payments. */
  readonly isPersonal: boolean;
  /** Whether an operation failed, so that another visitor, or the same one later, may see another page. */
  readonly hasFailure: boolean;
}

/** Renders the page of an address: React Router finds its loaders, which call operations in-process. */
export async function renderPage(rendering: PageRendering): Promise<RenderedPage> {
  const { services, build, request, log } = rendering;
  const use = { isPersonal: false, hasFailure: false };
  const context = new RouterContextProvider();
  context.set(serverApiKey(build), serverApiFor(rendering, use));
  context.set(requestLog, log);
  const answer = requestHandlerOf(build, services.env.mode === 'development' ? 'development' : 'production');
  const response = await answer(request, context);
  return { response, body: await bodyOf(response), ...use };
}

/** The bytes of a response; documents have them beside the body: see the web app's entry.server. */
async function bodyOf(response: Response): Promise<Buffer | null> {
  if ('document' in response && Buffer.isBuffer(response.document)) return response.document;
  return response.body === null ? null : Buffer.from(await response.arrayBuffer());
}

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

function serverApiFor(rendering: PageRendering, use: { isPersonal: boolean; hasFailure: boolean }): ServerApi {
  const { services, handlers, nonce, openCall, isForEverybody } = rendering;
  let opened: Promise<Call> | undefined;
  const run = async <N extends OperationName>(name: N, input: Input<N>): Promise<Result<Output<N>>> => {
    opened ??= openCall();
    return invokeInside(handlers, name, input, await opened);
  };
  return {
    nonce,
    publicUrl: services.env.publicUrl,
    measurementId: services.env.gaMeasurementId,
    async call(name, input) {
      const operation = findOperation(name);
      use.isPersonal ||= operation?.access !== 'public' || operation.personal === true;
      // A redirect ends the rendering at once. Nobody gets it: the page is rendered again for its visitor.
      if (use.isPersonal && isForEverybody) throw redirect('/');
      try {
        const result = await run(name, input);
        use.hasFailure ||= !result.ok;
        return result;
      } catch (error) {
        use.hasFailure = true;
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
