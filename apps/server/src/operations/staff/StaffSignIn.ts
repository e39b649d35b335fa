import { fail, ok, staffTexts } from '@boxwright/contract';
import { findActiveStaffByEmail, findStaffMember } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { overSignInLimit } from '../../selling/customers/identity/sign-in-limits.ts';
import { noteFailedSignIn } from '../../selling/staff/note-failed-sign-in.ts';
import { finishSignIn, proveFirstStep } from '../../selling/staff/sign-in.ts';

export const StaffSignIn: Handler<'StaffSignIn'> = async ({ email, password }, call) => {
  const refused = await overSignInLimit(call, 'staff', email);
  if (refused) return refused;
  const { auth, db } = call.services;
  const proven = await auth.findStaffByPassword(email, password);
  if (proven === 'access-ended') return fail('signed_out', staffTexts.accessEnded);
  const member = proven && (await findStaffMember(db, proven.member.id));
  if (!member) {
    const aimedAt = await findActiveStaffByEmail(db, email.toLowerCase());
    if (aimedAt) await noteFailedSignIn(call, aimedAt, 'password');
    else call.log.info({ source: call.source }, 'a sign-in of staff with an unknown email');
    return wrong;
  }
  if (member.authenticatorSince !== null) {
    const isProven = await proveFirstStep(call, member, proven.stillHolds);
    return isProven ? ok({ needsCode: true, name: null }) : wrong;
  }
  const isSignedIn = await finishSignIn(call, member, proven.stillHolds);
  return isSignedIn ? ok({ needsCode: false, name: member.name }) : wrong;
};

const wrong = fail('signed_out', 'Invalid email or password.');
