import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Allows posts from other sites, for the payment provider; such a route must verify everything it receives. */
    readonly takesForeignPosts?: boolean;
  }
}

/**
 * Whether a request is a write sent by another site's page (CSRF). Browsers send `Sec-Fetch-Site` or `Origin`; a request
 * with neither comes from a program, which has no visitor's cookies.
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
