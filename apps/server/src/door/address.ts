import { isReadable } from '@boxwright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An address as it was asked for, without the host that some clients put before it. */
const partsOf = (url: string): readonly [path: string, query: string] => {
  const own = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const end = own.search(/[?#]/);
  return end < 0 ? [own, ''] : [own.slice(0, end), own.slice(end)];
};

/** A path is nothing that people break into lines; a query holds what they typed into a form. */
const isPath = (path: string): boolean => {
  const decoded = decode(path);
  return decoded !== undefined && isReadable(decoded) && !/[\t\n\r]/.test(decoded);
};

const isQuery = (query: string): boolean =>
  [...new URLSearchParams(query)].every((pair) => pair.every((text) => isReadable(text)));

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** What routes see of an address (Fastify's `rewriteUrl`). One whose path can't be read names nothing; see below. */
export function routedAddress({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path, query] = partsOf(url);
  if (!isPath(path)) return '/';
  return path === '' ? `/${query}` : path + query;
}

/** Whether an address was asked for under `/api/`, readable or not. */
export const isOfApi = ({ originalUrl }: FastifyRequest): boolean => partsOf(originalUrl)[0].startsWith('/api/');

/**
 * Before any route or loader: an address whose path can't be read (control characters, broken UTF-8 or percent-signs)
 * is of nothing we have, and a query with control characters is refused. Queries of operations are the contract's.
 */
export function refuseUnreadableAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const [path, query] = partsOf(request.originalUrl);
    if (!isPath(path)) throw Object.assign(new Error('unreadable path'), { statusCode: 404 });
    if (!isOfApi(request) && !isQuery(query)) throw Object.assign(new Error('unreadable query'), { statusCode: 400 });
  });
}
