import { fail, findOperation, type Input, mayDo, type OperationName, ok, type Result } from '@boxwright/contract';
import type { Visitor } from '../adapters/identity/visitor.ts';
import type { Call, CallOf } from './call.ts';

/** The failure of every operation that needs a signed-in visitor. */
export const signedOut = fail('signed_out', 'Please sign in to continue.');

/** Returns the call with the operation's narrower type, or a failure when this visitor may not call it. */
export function admit<N extends OperationName>(name: N, call: Call): Result<CallOf<N>> {
  return refusalOf(name, call.visitor) ?? ok(call as CallOf<N>); // `refusalOf` has checked the visitor
}

function refusalOf(name: OperationName, { customer, staff }: Visitor): Result<never> | undefined {
  const access = findOperation(name)?.access;
  if (access === undefined) return fail('forbidden', 'There is no such operation.');
  if (access === 'public') return undefined;
  if (access === 'customer') return customer === null ? signedOut : undefined;
  if (staff === null) return signedOut;
  return mayDo(staff.role, access.staff) ? undefined : fail('forbidden', 'Your account may not do this.');
}

/** A customer id in a body is never used, only compared with the session's: returns a failure when they differ. */
export function refuseForeignCustomer<N extends OperationName>(
  name: N,
  input: Input<N>,
  { customer }: Visitor,
): Result<never> | undefined {
  const named = findOperation(name)?.customerIds?.(input) ?? [];
  const isForeign = named.some((id) => id !== null && id !== undefined && id !== customer?.id);
  if (!isForeign) return undefined;
  return customer === null ? signedOut : fail('forbidden', 'This belongs to another account.');
}
