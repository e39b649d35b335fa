import {
  canBeSent,
  decode,
  encode,
  fail,
  type Input,
  type OperationName,
  type Output,
  ok,
  type Result,
  type Shape,
} from '@boxwright/contract';
import { forgetCustomer } from './features/session/customer-record.ts';
import { unreachable } from './unreachable.ts';
import { unreadable } from './unreadable.ts';

let operations: typeof import('./operations.ts') | undefined;

/** Loads what every call needs. Once it is there, a call sends its request before it returns. */
export const loadOperations = async (): Promise<typeof import('./operations.ts')> => {
  operations = await import('./operations.ts');
  return operations;
};

/**
 * Calls an operation over HTTP: takes plain input, returns plain output or a failure with the text for the user. Throws
 * only when aborted. Calls with the same `key` count as one request. A 401 clears this browser's customer record, because the session has ended; the customer's drafts
 * stay under their id until they, or somebody else, sign in.
 */
export const call = async <N extends OperationName>(
  name: N,
  input: Input<N>,
  options: { signal?: AbortSignal; key?: string } = {},
): Promise<Result<Output<N>>> => {
  const { shapes } = operations ?? (await loadOperations());
  const { method, input: sent, output: received } = shapes[name];
  if (!canBeSent(input, sent)) return fail('invalid', unreadable);
  const isRead = method === 'GET';
  const request: RequestInit = {
    method,
    credentials: 'same-origin',
    signal: options.signal ?? null,
    ...(isRead ? {} : { headers: writeHeaders(options.key), body: JSON.stringify(encode(input, sent)) }),
  };
  let response: Response;
  try {
    response = await fetch(`/api/${name}`, request).catch((problem: unknown) => {
      // Either the request or the response was lost: one retry with the same idempotency key.
      if (options.signal?.aborted || neverRetried.has(name)) throw problem;
      return fetch(`/api/${name}`, request);
    });
  } catch (problem) {
    if (options.signal?.aborted) throw problem;
    return fail('unavailable', unreachable);
  }
  return readAnswer(response.status, await response.json().catch(() => undefined), received);
};

/** The result in a response of our server, which has the same form for uploads. Anything else is a lost connection. */
export const readAnswer = <T>(status: number, body: unknown, received: Shape): Result<T> => {
  if (typeof body !== 'object' || body === null || !('data' in body)) return fail('unavailable', unreachable);
  if (status >= 200 && status < 300) return ok(decode(body.data, received) as T); // our server's response, in this shape
  if (status === 401) forgetCustomer();
  return { ok: false, failure: readFailure(body) };
};

/** Not retried: a repeated call would return "already done", which the user would read as a failure. */
const neverRetried: ReadonlySet<OperationName> = new Set([
  'AddCustomer',
  'Mailer_ForgotPassword',
  'VerifyOtp',
  'ResetPassword',
  'ChangeCustomerPassword',
]);

/** A key that lets the server recognise a repeated request. Not `randomUUID`, which exists on secure pages only. */
export const requestKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const writeHeaders = (key = requestKey()): Record<string, string> => ({
  'content-type': 'application/json',
  'idempotency-key': key,
});

const readFailure = (body: { data: unknown; code?: unknown; field?: unknown; details?: unknown }) => ({
  code: (typeof body.code === 'string' ? body.code : 'internal') as 'internal', // the server sends only known codes
  text: typeof body.data === 'string' ? body.data : unreachable,
  ...(typeof body.field === 'string' ? { field: body.field } : {}),
  ...(typeof body.details === 'object' && body.details !== null
    ? { details: body.details as Record<string, number | string> } // as the server's failure type says
    : {}),
});
