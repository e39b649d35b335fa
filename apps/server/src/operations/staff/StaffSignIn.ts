import { fail, ok } from '@boxwright/contract';
import { findStaffMember } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { overSignInLimit } from '../../selling/customers/identity/sign-in-limits.ts';
import { finishSignIn, proveFirstStep } from '../../selling/staff/sign-in.ts';

export const StaffSignIn: Handler<'StaffSignIn'> = async ({ email, password }, call) => {
  const refused = await overSignInLimit(call, 'staff', email);
  if (refused) return refused;
  const { auth, db } = call.services;
  const proven = await auth.findStaffByPassword(email, password);
  const member = proven && (await findStaffMember(db, proven.id));
  if (!member) return fail('signed_out', 'Invalid email or password.');
  if (member.authenticatorSince !== null) {
    await proveFirstStep(call, member);
    return ok({ needsCode: true, name: null });
  }
  await finishSignIn(call, member);
  return ok({ needsCode: false, name: member.name });
};
