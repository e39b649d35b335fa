import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../process/cache/etag.ts';

/** A public page in the forms in which it is sent: the same bytes for everybody. */
export interface PublicPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a page once, for all who will ask for it. */
export async function publicPage(body: string, headers: Readonly<Record<string, string>>): Promise<PublicPage> {
  const plain = Buffer.from(body);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    compressGzip(plain, { level: 7 }),
  ]);
  return { headers, etag: etagOf(plain), plain, gzip: gzipped, brotli };
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
  condition !== undefined && condition.split(',').some((one) => one.trim() === etag);

/** The encoding for an `Accept-Encoding` header: Brotli before gzip, neither when it is refused (`br;q=0`). */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | null {
  if (accepted === undefined) return null;
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, weight = 'q=1']) => Number(weight.slice(2)) > 0)
    .map(([name]) => name);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : null;
}
