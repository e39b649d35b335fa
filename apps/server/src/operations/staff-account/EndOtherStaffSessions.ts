import { ok } from '@boxwright/contract';
import { endSessions, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOwnChange } from '../../selling/staff/note-own-change.ts';

export const EndOtherStaffSessions: Handler<'EndOtherStaffSessions'> = async (_input, { services, visitor }) => {
  const { userId, sessionToken } = visitor.staff;
  await inTransaction(services.db, async (tx) => {
    await endSessions(tx, userId, sessionToken);
    const what = { signedOut: 'all other devices' };
    await noteOwnChange(tx, visitor.staff, 'EndOtherStaffSessions', what, services.now());
  });
  return ok({});
};
