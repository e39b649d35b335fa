import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './compress-page.ts';

/** A body in the encodings in which it is sent. */
export interface EncodedBody {
  readonly etag: string;
  readonly plain: Buffer;
  /** Undefined where compression gains nothing. */
  readonly gzip: Buffer | undefined;
  readonly brotli: Buffer | undefined;
}

/** The memory it takes, in bytes. */
export const bytesOf = ({ plain, gzip, brotli }: EncodedBody): number =>
  plain.length + (gzip?.length ?? 0) + (brotli?.length ?? 0);

/** Answers in the best encoding that the browser takes, or with 304 when it has the body already. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  const { headers } = request;
  reply.header('etag', body.etag);
  reply.header('vary', 'accept-encoding');
  if (names(headers['if-none-match'], body.etag)) return reply.code(304).send();
  const encoding = encodingFor(headers['accept-encoding']);
  const encoded = encoding === 'br' ? body.brotli : encoding === 'gzip' ? body.gzip : undefined;
  if (encoding === null || encoded === undefined) return reply.send(body.plain);
  return reply.header('content-encoding', encoding).send(encoded);
}

const names = (condition: string | undefined, etag: string): boolean =>
  condition?.split(',').some((one) => one.trim() === etag) ?? false;
