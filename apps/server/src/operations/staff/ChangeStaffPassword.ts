import { fail, ok, staffPasswordTexts } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { signedOutText } from '../../door/invoke.ts';
import { overLimit } from '../../door/limits.ts';
import { hashPassword } from '../../identity/password.ts';
import { proofHash } from '../../passwords/proofs.ts';

export const ChangeStaffPassword: Handler<'ChangeStaffPassword'> = async ({ currentPassword, password }, call) => {
  const { auth, db } = call.services;
  const session = auth.sessionToken('staff', call.headers);
  const { staff } = call.visitor;
  if (staff === null || session === null) return fail('signed_out', signedOutText);
  const refused = await overLimit(call, 'password again in session', proofHash(session));
  if (refused) return refused;
  // The session stands, so this is no 401: a wrong password signs nobody out.
  if (!(await auth.confirmPassword('staff', call.headers, currentPassword))) {
    return fail('forbidden', staffPasswordTexts.wrong, { field: 'currentPassword' });
  }
  // Before the transaction: hashing is slow on purpose.
  const passwordHash = await hashPassword(password);
  await inTransaction(db, (tx) => auth.setPassword(tx, staff.userId, passwordHash, session));
  return ok({});
};
