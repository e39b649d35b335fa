import { fail, ok, staffTexts } from '@boxwright/contract';
import {
  changeMember,
  endSessions,
  forgetPasswordProofs,
  inTransaction,
  lockMemberAndRole,
  noteChange,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
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
    await noteChange(tx, {
      staffId: visitor.staff.id,
      operation: 'SetStaffAccess',
      subject: 'staff',
      subjectId: String(id),
      name: member.name,
      before: { access: member.active },
      after: { access: isActive },
      createdAt: services.now(),
    });
    return ok({ name: member.name });
  });
