import type { FastifyRequest } from 'fastify';

/** The largest body of an operation or a form, in bytes; counted as it comes. */
export const largestBody = 256 * 1024;

/**
 * Whether a body comes compressed. Such bodies are refused: a hundred bytes can stand for gigabytes, and no browser
 * compresses what it sends.
 */
export function isCompressed({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'];
  return encoding !== undefined && encoding.trim().toLowerCase() !== 'identity';
}
