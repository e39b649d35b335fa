import { fail, ok, staffTexts } from '@boxwright/contract';
import { endSessions, findStaffMember, inTransaction, removeAuthenticator } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';

export const RemoveStaffAuthenticator: Handler<'RemoveStaffAuthenticator'> = async ({ id }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const member = await findStaffMember(tx, id);
    if (!member) return fail('not_found', staffTexts.noSuchMember);
    // Removing one's own app needs the password.
    if (id === visitor.staff.id) return fail('not_possible', staffTexts.ownAuthenticator);
    if (!(await removeAuthenticator(tx, id))) return fail('conflict', staffTexts.changedMeanwhile);
    await endSessions(tx, member.userId);
    await noted(tx, { services, visitor }, 'RemoveStaffAuthenticator', ['staff', id, member.name], {
      before: { authenticator: true },
      after: { authenticator: false },
    });
    return ok({ name: member.name });
  });
