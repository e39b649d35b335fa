import {
  fail,
  findOperation,
  firstBroken,
  type Input,
  type OperationName,
  type Output,
  ok,
  type Result,
} from '@boxwright/contract';
import type { ServerApi } from '../server-api.ts';

/** What the server answers in a test, by operation. */
export type Answers = { readonly [N in OperationName]?: (input: Input<N>) => Result<Output<N>> };

export interface ServerDouble {
  readonly api: ServerApi;
  /** The calls that have reached the server, in order. */
  readonly calls: readonly (readonly [name: OperationName, input: unknown])[];
}

/**
 * A server made of the contract. An input is encoded and decoded as if it were sent, and the form's rules check it; the
 * test's answer comes back in the same way, so it is one that the server could give. An operation without an answer
 * fails the test.
 */
export function serverDouble(answers: Answers = {}): ServerDouble {
  const calls: [OperationName, unknown][] = [];
  const call = async <N extends OperationName>(name: N, input: Input<N>): Promise<Result<Output<N>>> => {
    const operation = findOperation(name);
    const answer = answers[name];
    if (operation === undefined || answer === undefined) throw new Error(`The test has no answer to ${name}.`);
    const read = operation.input.safeDecode(operation.input.encode(input) as never); // the schema validates it
    if (!read.success) return fail('invalid', read.error.message);
    calls.push([name, read.data]);
    const broken = firstBroken(operation.rules ?? [], read.data);
    if (broken) return fail('invalid', broken.text, { field: broken.field });
    const result = answer(read.data as Input<N>); // of this operation's schema
    if (!result.ok) return result;
    return ok(operation.output.decode(operation.output.encode(result.value) as never) as Output<N>); // as above
  };
  return { calls, api: { call, nonce: '', publicUrl: 'https://shop.example', measurementId: null } };
}
