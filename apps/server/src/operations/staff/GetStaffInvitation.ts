import { fail, ok, staffTexts } from '@boxwright/contract';
import { findInvitation } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { proofHash } from '../../selling/customers/passwords/proofs.ts';

export const GetStaffInvitation: Handler<'GetStaffInvitation'> = async ({ token }, { services: { db, now } }) => {
  const invitation = await findInvitation(db, proofHash(token), now());
  if (!invitation) return fail('not_found', staffTexts.linkGone);
  const { name, email, role } = invitation;
  return ok({ name, email, role });
};
