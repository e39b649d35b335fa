import { ok } from '@boxwright/contract';
import { listInvitations, listStaff } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

export const GetStaff: Handler<'GetStaff'> = async (_input, { services: { db, now }, visitor }) => {
  const [members, invitations] = await Promise.all([listStaff(db), listInvitations(db)]);
  return ok({
    members: members.map(({ id, name, email, role, active, authenticatorSince, lastSignInAt }) => ({
      id,
      name,
      email,
      role,
      isActive: active,
      hasAuthenticator: authenticatorSince !== null,
      lastSignInAt,
      isSelf: id === visitor.staff.id,
    })),
    invitations: invitations.map(({ id, name, email, role, invitedByName, expiresAt }) => ({
      id,
      name,
      email,
      role,
      invitedBy: invitedByName,
      expiresAt,
      hasExpired: expiresAt <= now(),
    })),
  });
};
