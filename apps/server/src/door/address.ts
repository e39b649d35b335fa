import { isReadable } from '@boxwright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Splits a request's address into path and query, without the host that some clients send with it. */
const partsOf = (url: string): readonly [path: string, query: string] => {
  const own = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const end = own.search(/[?#]/);
  return end < 0 ? [own, ''] : [own.slice(0, end), own.slice(end)];
};

/** A path may not contain tabs or line breaks. A query may: it can hold text typed into a form. */
const isPath = (path: string): boolean => {
  if (/^[\w\-./~]*$/.test(path)) return true; // nearly all
  const decoded = decode(path);
  return decoded !== undefined && isReadable(decoded) && !/[\t\n\r]/.test(decoded);
};

const isQuery = (query: string): boolean =>
  query === '' || [...new URLSearchParams(query)].every((pair) => pair.every((text) => isReadable(text)));

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Fastify's `rewriteUrl`. An address that can't be decoded is routed as `/` and refused by the hook below. */
export function routedAddress({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path, query] = partsOf(url);
  if (!isPath(path)) return '/';
  return path === '' ? `/${query}` : path + query;
}

/** Whether the requested address is under `/api/`, decodable or not. */
export const isOfApi = ({ originalUrl }: FastifyRequest): boolean => partsOf(originalUrl)[0].startsWith('/api/');

/**
 * Runs before any route or loader: answers 404 to a path that can't be decoded (control characters, broken UTF-8 or
 * percent-encoding) and 400 to a query with control characters. The contract checks the queries of operations.
 */
export function refuseUnreadableAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const [path, query] = partsOf(request.originalUrl);
    if (!isPath(path)) return done(Object.assign(new Error('unreadable path'), { statusCode: 404 }));
    if (isQuery(query) || isOfApi(request)) return done();
    done(Object.assign(new Error('unreadable query'), { statusCode: 400 }));
  });
}
