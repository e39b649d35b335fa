import { fail, type Result } from '@boxwright/contract';
import type { Call } from '../door/call.ts';
import { signedOutText } from '../door/invoke.ts';

/** A customer's id in a body is only compared: it must be that of the session. Undefined when it is, or none came. */
export function refuseForeignCustomer(call: Call, customerId: number | null): Result<never> | undefined {
  const own = call.visitor.customer?.id ?? null;
  if (customerId === null || customerId === own) return undefined;
  return own === null ? fail('signed_out', signedOutText) : fail('forbidden', 'This belongs to another account.');
}
