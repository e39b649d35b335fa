import type { FailureCode, WireFailure } from '@boxwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FilesUnavailable } from '../adapters/files/file-store.ts';
import { isUnavailable } from '../adapters/unavailable.ts';
import { RetryLater } from '../process/work/retry-later.ts';
import { hasLeft } from './client-gone.ts';
import { sayPlainly } from './plainly.ts';

/** A failure as it is sent on the wire. */
export const failed = (request: FastifyRequest, code: FailureCode, text: string): WireFailure => ({
  data: text,
  code,
  requestId: request.id,
});

export const surpriseText = 'Something went wrong on our side. Please try again; nothing was lost.';
export const unavailableText = 'The shop is very busy right now. Please try again in a moment.';

/** Retry-After of a 503 response, in seconds. */
export const retryAfterSeconds = 5;

interface Refusal {
  readonly code: FailureCode;
  /** For the caller of an operation. */
  readonly text: string;
  /** For a visitor who opened or submitted a page; defaults to `text`. */
  readonly page?: string;
  readonly retryAfter?: number;
}

const misunderstood = 'This request is not understood.';

/** For an operation that was called in a way that has no text, such as with a body that ends too early. */
const oddRequest: Refusal = { code: 'invalid', text: misunderstood };

/** Texts for errors that occur before an operation or a page is reached, by HTTP status. */
const refusals: Readonly<Record<number, Refusal>> = {
  400: { code: 'invalid', text: 'The body is not valid JSON.', page: misunderstood },
  403: { code: 'forbidden', text: 'This request came from another website.' },
  404: { code: 'not_found', text: 'There is no such operation.', page: 'There is no page at this address.' },
  413: { code: 'invalid', text: 'The body is too large.', page: 'What was sent is too large.' },
  415: {
    code: 'invalid',
    text: 'The body must be JSON, not compressed: send Content-Type: application/json without Content-Encoding.',
    page: 'This form was sent in a way that we do not read: send it uncompressed.',
  },
  429: { code: 'too_many', text: 'Too many requests. Please wait a moment and try again.' },
  503: { code: 'unavailable', text: unavailableText },
};

/** The HTTP status for a thrown error. */
export function statusOf(error: unknown): number {
  if (isUnavailable(error)) return 503;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

/** Answers an error thrown anywhere under `/api`. Unexpected errors are logged; the response reveals no internals. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, refusal } = refuse(error, request, reply);
  const { code, text, retryAfter }: Refusal = refusal ?? { code: 'internal', text: surpriseText };
  const details = retryAfter === undefined ? {} : { details: { retry_after: retryAfter } };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ ...failed(request, code, text), ...details });
}

/** Answers an error outside `/api` with a plain sentence. */
export function answerErrorPlainly(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, refusal } = refuse(error, request, reply);
  const text = refusal?.page ?? refusal?.text ?? (status < 500 ? misunderstood : surpriseText);
  return sayPlainly(reply, status, text);
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const found = statusOf(error);
  const known = error instanceof RetryLater ? refusalOf(error) : refusals[found];
  // Operations only use the documented statuses. The sender's fault is never answered or logged as an error of ours.
  const isOdd = known === undefined && request.operation !== undefined && found >= 400 && found < 500;
  const refusal = isOdd ? oddRequest : known;
  const status = isOdd ? 400 : refusal === undefined && found >= 500 ? 500 : found;
  // Background work logs outages of the database, once; an outage of the files is logged only here.
  if (error instanceof FilesUnavailable) request.log.error({ err: error }, 'files are out of reach');
  // An answer that can't be sent to a client that has left fails by itself; that isn't a failure of ours.
  const isFailure = status === 500 && !(hasLeft(request) && isCutOff(error));
  if (isFailure) request.log.error({ err: error, operation: request.operation }, 'request failed');
  const wait = refusal?.retryAfter ?? (status === 503 ? retryAfterSeconds : undefined);
  if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', String(wait));
  return { status, refusal };
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

const refusalOf = ({ statusCode, message, retryAfter }: RetryLater): Refusal => ({
  code: statusCode === 429 ? 'too_many' : 'unavailable',
  text: message,
  retryAfter,
});
