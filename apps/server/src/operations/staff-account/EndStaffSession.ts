import { accountDataTexts, fail, ok } from '@boxwright/contract';
import { endSession, inTransaction, listSessions } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { deviceWords } from '../../selling/customers/identity/device-words.ts';
import { noteOwnChange } from '../../selling/staff/note-own-change.ts';

export const EndStaffSession: Handler<'EndStaffSession'> = async ({ sessionId }, { services, visitor }) => {
  const { db, now } = services;
  const { userId, sessionToken } = visitor.staff;
  const own = (await listSessions(db, userId, now())).find(({ id }) => id === sessionId);
  if (own?.token === sessionToken) return fail('not_possible', accountDataTexts.thisSession);
  const hasEnded = await inTransaction(db, async (tx) => {
    if (!own || !(await endSession(tx, userId, own.id))) return false;
    const what = { signedOut: deviceWords(own.userAgent) };
    await noteOwnChange(tx, visitor.staff, 'EndStaffSession', what, now());
    return true;
  });
  return hasEnded ? ok({}) : fail('not_found', accountDataTexts.sessionGone);
};
