import {
  type Failure,
  fail,
  failureStatus,
  findOperation,
  firstBroken,
  type Input,
  type Operation,
  type OperationName,
  type Output,
  ok,
  type Result,
} from '@boxwright/contract';
import type { ServerApi } from '../server-api.ts';

/** What the server answers in a test, by operation; later, if it is a promise. */
export type Answers = {
  readonly [N in OperationName]?: (input: Input<N>) => Result<Output<N>> | Promise<Result<Output<N>>>;
};

export interface ServerDouble {
  readonly api: ServerApi;
  /** The same server as browsers reach it. An answer that throws is a connection that was lost. */
  readonly fetch: typeof fetch;
  /** The calls that have reached the server, in order. */
  readonly calls: readonly (readonly [name: OperationName, input: unknown])[];
  /** Operations for which the test had no answer: `call` reports them to the screen as a lost connection. */
  readonly unanswered: readonly string[];
}

/**
 * A server made of the contract. An input is encoded and decoded as if it were sent, and the form's rules check it; the
 * test's answer comes back in the same way, so it is one that the server could give. An operation without an answer
 * fails the test.
 */
export function serverDouble(answers: Answers = {}): ServerDouble {
  const calls: [OperationName, unknown][] = [];
  const unanswered: string[] = [];

  /** What the server sends for what it has received, both as on the wire. */
  const receive = async (name: OperationName, operation: Operation, sent: unknown): Promise<Result<unknown>> => {
    const answer = answers[name] as ((input: unknown) => Result<unknown> | Promise<Result<unknown>>) | undefined;
    if (answer === undefined) throw notInTest(name);
    const read = operation.input.safeDecode(sent as never); // the schema validates it
    if (!read.success) return fail('invalid', read.error.message);
    calls.push([name, read.data]);
    const broken = firstBroken(operation.rules ?? [], read.data);
    if (broken) return fail('invalid', broken.text, { field: broken.field });
    const result = await answer(read.data);
    return result.ok ? ok(operation.output.encode(result.value as never)) : result;
  };
  const notInTest = (name: string): Error => {
    unanswered.push(name);
    return new Error(`The test has no answer to ${name}.`);
  };

  const call = async <N extends OperationName>(name: N, input: Input<N>): Promise<Result<Output<N>>> => {
    const operation: Operation | undefined = findOperation(name);
    if (operation === undefined) throw notInTest(name);
    const result = await receive(name, operation, operation.input.encode(input));
    return result.ok ? ok(operation.output.decode(result.value as never) as Output<N>) : result; // of this schema
  };

  const fetched = async (address: RequestInfo | URL, { body, signal }: RequestInit = {}): Promise<Response> => {
    signal?.throwIfAborted();
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    );
    const name = String(address).replace('/api/', '') as OperationName;
    const operation: Operation | undefined = findOperation(name);
    if (operation === undefined) throw notInTest(name);
    const sent: unknown = JSON.parse(typeof body === 'string' ? body : '{}');
    const { status, body: answer } = onTheWire(await Promise.race([receive(name, operation, sent), aborted]));
    return new Response(JSON.stringify(answer), { status });
  };

  const api: ServerApi = { call, nonce: '', publicUrl: 'https://shop.example', measurementId: null };
  return { api, fetch: fetched, calls, unanswered };
}

/** Status and body with which the server answers. */
export const onTheWire = (result: Result<unknown>): { readonly status: number; readonly body: unknown } =>
  result.ok ? { status: 200, body: { data: result.value } } : failed(result.failure);

const failed = ({ text, ...more }: Failure) => ({
  status: failureStatus[more.code],
  body: { data: text, requestId: 'request-1', ...more },
});
