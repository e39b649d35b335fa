import { fail, ok, staffRoles, staffTexts } from '@boxwright/contract';
import { findInvitation, takeInvitation } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { notedBy } from '../../calls/noted.ts';
import { proofHash } from '../../selling/customers/passwords/proofs.ts';
import { finishSignIn } from '../../selling/staff/sign-in.ts';

const gone = fail('not_found', staffTexts.linkGone);

export const JoinStaff: Handler<'JoinStaff'> = async ({ token, name, password }, call) => {
  const { auth, db, now } = call.services;
  const tokenHash = proofHash(token);
  const invitation = await findInvitation(db, tokenHash, now());
  const role = staffRoles.find((known) => known === invitation?.role);
  if (!invitation || role === undefined) return gone;
  const { email } = invitation;
  const member = await auth.addStaff({ name, email, password, role }, async (tx, { id }) => {
    if (!(await takeInvitation(tx, tokenHash, now()))) return false;
    const deed = { staffId: id, operation: 'JoinStaff', at: now() };
    await notedBy(tx, deed, ['staff', id, name], { after: { email, role } });
    return true;
  });
  if (member === undefined) return gone;
  if (member === 'email-taken') return fail('conflict', staffTexts.isCustomer);
  // The account is a moment old: nobody else knows its password.
  await finishSignIn(call, member, async () => true);
  return ok({ role });
};
