import {
  fail,
  findOperation,
  firstBroken,
  type Input,
  type OperationName,
  type Output,
  type Result,
} from '@boxwright/contract';
import type { Handlers } from '../registry.ts';
import { NotNow } from '../work/not-now.ts';
import type { Call, Visitor } from './call.ts';

/** The same for every operation that asks who is calling. */
export const signedOutText = 'Please sign in to continue.';

/** Who may call, the form's rules, then the handler: the one way in, for HTTP and for server rendering. */
export async function invoke<N extends OperationName>(
  handlers: Partial<Handlers>,
  name: N,
  input: Input<N>,
  call: Call,
): Promise<Result<Output<N>>> {
  const operation = findOperation(name);
  const handler = handlers[name];
  if (operation === undefined || handler === undefined) return fail('not_found', `There is no operation ${name}.`);
  const refused = refusedAccess(name, call.visitor);
  if (refused !== undefined) return refused;
  const broken = firstBroken(operation.rules ?? [], input);
  if (broken !== undefined) return fail('invalid', broken.text, { field: broken.field });
  try {
    return await handler(input, call);
  } catch (error) {
    if (error instanceof NotNow) return error.failure;
    throw error;
  }
}

/** The failure for a visitor who may not call this operation, if so. */
export function refusedAccess(name: OperationName, visitor: Visitor): Result<never> | undefined {
  const access = findOperation(name)?.access;
  if (access === 'customer' && visitor.customer === null) return fail('signed_out', signedOutText);
  if (access === 'staff' && visitor.staff === null) return fail('signed_out', signedOutText);
  return undefined;
}
