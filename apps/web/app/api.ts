import { fail, type Input, type OperationName, type Output, ok, type Result } from '@boxwright/contract';
import { forgetCustomer } from './features/session/customer-record.ts';
import { unreachable } from './unreachable.ts';

/**
 * The contract's schemas are a third of the script budget and nobody needs them before something is sent, so they are
 * fetched with the first call, or earlier where a screen expects one.
 */
export const loadOperations = () => import('./operations.ts');

/**
 * Calls an operation over HTTP: plain input in, plain output or a failure with the user's text out. Never throws but
 * for an abort. A 401 clears the customer record of this browser, because the session it stood for has ended.
 */
export const call = async <N extends OperationName>(
  name: N,
  input: Input<N>,
  options: { signal?: AbortSignal } = {},
): Promise<Result<Output<N>>> => {
  const operation = (await loadOperations()).findOperation(name);
  if (operation === undefined) throw new Error(`no operation ${name}`);
  const isRead = operation.method === 'GET';
  const sent = operation.input.safeEncode(input);
  if (!sent.success) return fail('invalid', unreadable);
  const request: RequestInit = {
    method: operation.method,
    credentials: 'same-origin',
    signal: options.signal ?? null,
    ...(isRead ? {} : { headers: writeHeaders(), body: JSON.stringify(sent.data) }),
  };
  let response: Response;
  try {
    response = await fetch(`/api/${name}`, request).catch((problem: unknown) => {
      // Lost on the way there or back, nobody knows: once more under the same key, which makes it happen once.
      if (options.signal?.aborted || answersOnce.has(name)) throw problem;
      return fetch(`/api/${name}`, request);
    });
  } catch (problem) {
    if (options.signal?.aborted) throw problem;
    return fail('unavailable', unreachable);
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('data' in body)) return fail('unavailable', unreachable);
  if (response.ok) return ok(operation.output.decode(body.data) as Output<N>); // decoded by this very operation
  if (response.status === 401) forgetCustomer();
  return { ok: false, failure: readFailure(body) };
};

/** Fields are bounded, so this is about what was pasted. */
const unreadable = 'One of the entries is too long, or holds a character that can’t be read. Please type it anew.';

/** Asked a second time these would say that it's done already, which reads like a failure. */
const answersOnce: ReadonlySet<OperationName> = new Set([
  'AddCustomer',
  'Mailer_ForgotPassword',
  'VerifyOtp',
  'ResetPassword',
  'ChangeCustomerPassword',
  'ChangeStaffPassword',
]);

/** The key lets the server recognise a repeated request. `randomUUID` exists on secure pages only. */
const writeHeaders = (): Record<string, string> => ({
  'content-type': 'application/json',
  ...('randomUUID' in crypto ? { 'idempotency-key': crypto.randomUUID() } : {}),
});

const readFailure = (body: { data: unknown; code?: unknown; field?: unknown; details?: unknown }) => ({
  code: (typeof body.code === 'string' ? body.code : 'internal') as 'internal', // the server sends only known codes
  text: typeof body.data === 'string' ? body.data : unreachable,
  ...(typeof body.field === 'string' ? { field: body.field } : {}),
  ...(typeof body.details === 'object' && body.details !== null
    ? { details: body.details as Record<string, number | string> } // as the server's failure type says
    : {}),
});
