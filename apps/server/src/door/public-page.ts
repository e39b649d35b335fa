import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../process/cache/etag.ts';
import { compressPage, encodingFor } from './compress-page.ts';

/** A public page in the forms in which it is sent: the same bytes for everybody. */
export interface PublicPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
}

/** Compresses a page once, for all who will ask for it. */
export async function publicPage(body: string, headers: Readonly<Record<string, string>>): Promise<PublicPage> {
  const plain = Buffer.from(body);
  const [brotli, gzip] = await Promise.all([compressPage(plain, 'br', 'once'), compressPage(plain, 'gzip', 'once')]);
  return { headers, etag: etagOf(plain), plain, gzip, brotli };
}

export const bytesOf = ({ plain, gzip, brotli }: PublicPage): number => plain.length + gzip.length + brotli.length;

/**
 * Answers with the page in the best encoding that the browser takes, or with 304 when it has the page already. Browsers
 * ask each time; a CDN may keep the page for a minute, and show it for another one while it asks.
 */
export function sendPublicPage(request: FastifyRequest, reply: FastifyReply, page: PublicPage) {
  reply.headers(page.headers);
  reply.header('etag', page.etag);
  reply.header('vary', 'accept-encoding');
  reply.header('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=60');
  if (names(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? page.brotli : page.gzip);
}

const names = (condition: string | undefined, etag: string): boolean =>
  condition?.split(',').some((one) => one.trim() === etag) ?? false;
