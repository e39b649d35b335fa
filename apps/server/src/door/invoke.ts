import {
  fail,
  findOperation,
  firstBroken,
  type Input,
  type OperationName,
  type Output,
  type Result,
} from '@boxwright/contract';
import { admit, mayWithin, refuseForeignCustomer } from '../calls/access.ts';
import type { Call, CallOf, Handlers } from '../calls/call.ts';
import { RetryLater } from '../process/work/retry-later.ts';
import { readLoaderInput } from './read-input.ts';

/** Calls an operation from inside this process, within the visitor's rights: for a page's loader, or a form's route. */
export async function invokeInside<N extends OperationName>(
  handlers: Partial<Handlers>,
  name: N,
  input: Input<N>,
  call: Call,
): Promise<Result<Output<N>>> {
  const admitted = admit(name, call);
  if (!admitted.ok) return admitted;
  const read = readLoaderInput(name, input);
  return read.ok ? invoke(handlers, name, read.value, admitted.value) : read;
}

/** Checks form rules and customer ids in the input, then calls the handler; for HTTP and server rendering alike. */
export async function invoke<N extends OperationName>(
  handlers: Partial<Handlers>,
  name: N,
  input: Input<N>,
  call: CallOf<N>,
): Promise<Result<Output<N>>> {
  const operation = findOperation(name);
  const handler = handlers[name];
  if (operation === undefined || handler === undefined) return fail('not_found', `There is no operation ${name}.`);
  const broken = firstBroken(operation.rules ?? [], input);
  if (broken !== undefined) return fail('invalid', broken.text, { field: broken.field });
  const foreign = refuseForeignCustomer(name, input, call.visitor);
  if (foreign !== undefined) return foreign;
  try {
    return await handler(input, call, mayWithin(name, call.visitor));
  } catch (error) {
    if (error instanceof RetryLater) return error.failure;
    throw error;
  }
}
