import { failureStatus, type Result } from '@boxwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failed } from './errors.ts';

/** The body of an answer: `{ data }` or the failure, whose status and waiting time are set on the reply. */
export function answer(request: FastifyRequest, reply: FastifyReply, result: Result<unknown>) {
  reply.header('cache-control', 'no-store');
  if (result.ok) return { data: result.value };
  const { code, text, field, details } = result.failure;
  reply.code(failureStatus[code]);
  const wait = details?.['retry_after'];
  if (wait !== undefined) reply.header('retry-after', String(wait));
  return { ...failed(request, code, text), ...(field === undefined ? {} : { field }), ...(details ? { details } : {}) };
}
