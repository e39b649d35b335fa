import { ok } from '@boxwright/contract';
import { countRecoveryCodes, findStaffMember, listSessions } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { presentSession } from '../../selling/customers/identity/present-session.ts';

export const GetStaffAccount: Handler<'GetStaffAccount'> = async (_input, { services, visitor }) => {
  const { id, userId, sessionToken, name, role } = visitor.staff;
  const { db, now } = services;
  const [member, recoveryCodesLeft, sessions] = await Promise.all([
    findStaffMember(db, id),
    countRecoveryCodes(db, id),
    listSessions(db, userId, now()),
  ]);
  return ok({
    name,
    email: member?.email ?? '',
    role,
    authenticatorSince: member?.authenticatorSince ?? null,
    recoveryCodesLeft,
    sessions: sessions.map((session) => presentSession(session, sessionToken)),
  });
};
