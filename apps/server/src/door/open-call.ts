import type { OperationName } from '@boxwright/contract';
import type { SetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Call } from '../calls/call.ts';
import { readIdempotencyKey } from '../calls/idempotency.ts';
import type { Services } from '../calls/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation that this request calls, for log and metrics. */
    operation: OperationName | undefined;
  }
}

/** Identifies the visitor and builds the call for the operation's handler. New cookies are set on the reply. */
export async function openCall(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Call> {
  const { cookies } = request;
  const { visitor, setCookies } = await services.auth.readVisitor(cookies);
  const setCookie = ({ name, value = '', ...attributes }: SetCookie) =>
    void reply.setCookie(name, value, { ...attributes, encode: encodeURIComponent });
  setCookies.forEach(setCookie);
  return {
    services,
    visitor,
    cookies,
    // Made on demand: few operations read them, and making them takes as long as pricing a box.
    get headers() {
      return headersOf(request);
    },
    source: request.ip,
    requestId: request.id,
    idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
    log: request.log as Logger, // build-app gives Fastify a pino logger
    setCookie,
  };
}

/** The call of a page for everybody: without a visitor, but with the address of the one who asked first. */
export const callOfNobody = (services: Services, request: FastifyRequest): Call => ({
  services,
  visitor: { customer: null, staff: null, cartToken: null },
  cookies: {},
  headers: new Headers(),
  source: request.ip,
  requestId: request.id,
  idempotencyKey: null,
  log: request.log as Logger, // as above
  setCookie: () => undefined,
});

/** The request's headers as a standard `Headers` object. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}
