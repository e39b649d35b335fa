import { fail, ok, staffTexts } from '@boxwright/contract';
import { changeMember, endSessions, forgetPasswordProofs, inTransaction, lockMemberAndRole } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { isLastAdmin } from '../../selling/staff/last-admin.ts';

export const SetStaffAccess: Handler<'SetStaffAccess'> = async ({ id, isActive }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const locked = await lockMemberAndRole(tx, id, 'Admin');
    const member = locked.find((each) => each.id === id);
    if (!member) return fail('not_found', staffTexts.noSuchMember);
    if (member.active === isActive) return fail('conflict', staffTexts.changedMeanwhile);
    if (!isActive && isLastAdmin(locked, id)) return fail('conflict', staffTexts.lastAdmin);
    await changeMember(tx, id, { active: isActive });
    if (!isActive) {
      await endSessions(tx, member.userId);
      await forgetPasswordProofs(tx, member.userId);
    }
    await noted(tx, { services, visitor }, 'SetStaffAccess', ['staff', id, member.name], {
      before: { access: member.active },
      after: { access: isActive },
    });
    return ok({ name: member.name });
  });
