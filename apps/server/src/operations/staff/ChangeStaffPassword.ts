import { fail, ok, staffPasswordTexts } from '@boxwright/contract';
import { forgetPasswordProofs, inTransaction } from '@boxwright/storage';
import { hashPassword } from '../../adapters/identity/password.ts';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { proofHash } from '../../selling/customers/passwords/proofs.ts';
import { noteOwnChange } from '../../selling/staff/note-own-change.ts';

export const ChangeStaffPassword: Handler<'ChangeStaffPassword'> = async ({ currentPassword, password }, call) => {
  const { auth, db, now } = call.services;
  const { userId, sessionToken } = call.visitor.staff;
  const refused = await checkRateLimit(call, 'password again in session', proofHash(sessionToken));
  if (refused) return refused;
  // Not a 401: the session stays valid, and a wrong password must not sign the member out.
  if (!(await auth.confirmPassword(userId, currentPassword))) {
    return fail('forbidden', staffPasswordTexts.wrong, { field: 'currentPassword' });
  }
  // Hashed before the transaction, because hashing is deliberately slow.
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await auth.setPassword(tx, userId, passwordHash, sessionToken);
    // Sign-ins that wait for their code began with the old password.
    await forgetPasswordProofs(tx, userId);
    await noteOwnChange(tx, call.visitor.staff, 'ChangeStaffPassword', { password: 'changed' }, now());
  });
  return ok({});
};
