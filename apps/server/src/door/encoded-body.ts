import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './compress-page.ts';

/** A body in each encoding that is sent. */
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

/** The encoding of a body that a request gets. */
export interface Chosen {
  readonly bytes: Buffer;
  readonly encoding: Encoding | null;
}

/** The body in the best encoding that the browser takes; null when it has the body already. */
export function chooseEncoded({ headers }: Pick<FastifyRequest, 'headers'>, body: EncodedBody): Chosen | null {
  if (names(headers['if-none-match'], body.etag)) return null;
  const encoding = encodingFor(headers['accept-encoding']);
  const encoded = encoding === 'br' ? body.brotli : encoding === 'gzip' ? body.gzip : undefined;
  return encoded === undefined ? { bytes: body.plain, encoding: null } : { bytes: encoded, encoding };
}

/** Answers in the best encoding that the browser takes, or with 304 when it has the body already. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  reply.header('etag', body.etag);
  reply.header('vary', 'accept-encoding');
  const chosen = chooseEncoded(request, body);
  if (chosen === null) return reply.code(304).send();
  if (chosen.encoding !== null) reply.header('content-encoding', chosen.encoding);
  return reply.send(chosen.bytes);
}

const names = (condition: string | undefined, etag: string): boolean =>
  condition?.split(',').some((one) => one.trim() === etag) ?? false;
