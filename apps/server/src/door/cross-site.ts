import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A payment provider's pages and servers may post here; such a route believes nothing it is sent. */
    readonly takesForeignPosts?: boolean;
  }
}

/**
 * Whether a request would change something on behalf of a visitor whose browser is on somebody else's page. Browsers
 * say where a request comes from; programs that say nothing carry no visitor's cookies.
 */
export function isCrossSiteWrite(request: FastifyRequest, publicUrl: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  return origin !== new URL(publicUrl).origin && new URL(origin).host !== request.host;
}
