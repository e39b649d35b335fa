import { fail, findOperation, type Input, type OperationName, ok, type Result } from '@boxwright/contract';
import { describeIssues } from './describe-issue.ts';

/** Decodes a body sent to an operation; the failure names the first wrong field. */
export function readInput<N extends OperationName>(name: N, body: unknown): Result<Input<N>> {
  const operation = findOperation(name);
  if (operation === undefined) return fail('not_found', 'There is no such operation.');
  const decoded = operation.input.safeDecode(body as never, { reportInput: true }); // the schema validates it
  if (decoded.success) return ok(decoded.data as Input<N>); // of this operation's schema
  const { text, ...where } = describeIssues(decoded.error.issues);
  return fail('invalid', text, where);
}

/**
 * Decodes a loader's input, which may hold values from an address or a form: it is encoded and decoded as if it had been
 * sent, so that no input reaches an operation in-process that couldn't reach it over HTTP.
 */
export function readLoaderInput<N extends OperationName>(name: N, input: Input<N>): Result<Input<N>> {
  const sent = findOperation(name)?.input.safeEncode(input, { reportInput: true });
  if (sent === undefined || sent.success) return readInput(name, sent?.data);
  const { text, ...where } = describeIssues(sent.error.issues);
  return fail('invalid', text, where);
}
