import type { OperationName } from '@boxwright/contract';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Services } from '../services.ts';
import type { Call } from './call.ts';
import { readIdempotencyKey } from './once.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation that this request turned out to call, for log and metrics. */
    operation: OperationName | undefined;
  }
}

/** Finds out who is asking and makes the call that operations see. Cookies to send go to `setCookie`. */
export async function openCall(
  services: Services,
  request: FastifyRequest,
  setCookie: (value: string) => void,
): Promise<Call> {
  const headers = headersOf(request);
  const { visitor, setCookies } = await services.auth.readVisitor(headers);
  setCookies.forEach(setCookie);
  return {
    services,
    visitor,
    headers,
    source: request.ip,
    requestId: request.id,
    idempotencyKey: readIdempotencyKey(headers),
    log: request.log as Logger, // build-app gives Fastify a pino logger
    setCookie,
  };
}

/** The request's headers in the standard form. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}
