import {
  type Access,
  fail,
  findOperation,
  type Input,
  mayDo,
  type OperationName,
  ok,
  type Result,
  roleFor,
} from '@boxwright/contract';
import type { Visitor } from '../adapters/identity/visitor.ts';
import type { Call, CallOf, MayOf } from './call.ts';

/** The failure of every operation that needs a signed-in visitor. */
export const signedOut = fail('signed_out', 'Please sign in to continue.');

/** Returns the call with the operation's narrower type, or a failure when this visitor may not call it. */
export function admit<N extends OperationName>(name: N, call: Call): Result<CallOf<N>> {
  const access = findOperation(name)?.access;
  if (access === undefined) return fail('forbidden', 'There is no such operation.');
  return refusalOf(access, call.visitor) ?? ok(call as CallOf<N>); // `refusalOf` has checked the visitor
}

/** The second rights that the visitor has in a call of this operation. */
export function mayWithin<N extends OperationName>(name: N, visitor: Visitor): MayOf<N> {
  return secondRights(findOperation(name)?.access ?? 'public', visitor) as MayOf<N>; // made of the same declaration
}

export const forbidden = fail('forbidden', 'Your account may not do this.');

/** Why this visitor may not use an operation or a route with this `access`; undefined if they may. */
export function refusalOf(access: Access, { customer, staff }: Visitor): Result<never> | undefined {
  const role = roleFor(access);
  if (role === 'public') return undefined;
  if (role === 'customer') return customer === null ? signedOut : undefined;
  if (staff === null) return signedOut;
  return typeof access === 'object' && 'staff' in access && mayDo(staff.role, access.staff) ? undefined : forbidden;
}

/** For each second right whether the visitor has it. */
export function secondRights(access: Access, { staff }: Visitor): Readonly<Record<string, boolean>> {
  const also = Object.entries((typeof access === 'object' && access.also) || {});
  return Object.fromEntries(also.map(([name, right]) => [name, staff !== null && mayDo(staff.role, right)]));
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
