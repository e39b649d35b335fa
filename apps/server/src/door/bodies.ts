import type { FastifyRequest } from 'fastify';

/** The largest body of an operation or a form, in bytes; counted while it is received. */
export const largestBody = 256 * 1024;

/** Answers of operations with fewer bytes aren't compressed. */
export const compressedFrom = 1024;

/**
 * Whether a body is compressed. Such bodies are refused: a few bytes can decompress to gigabytes, and no browser
 * compresses request bodies.
 */
export function isCompressed({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'];
  return encoding !== undefined && encoding.trim().toLowerCase() !== 'identity';
}
