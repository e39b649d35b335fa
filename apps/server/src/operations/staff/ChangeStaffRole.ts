import { fail, ok, staffTexts } from '@boxwright/contract';
import { changeMember, inTransaction, lockMemberAndRole } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { isLastAdmin } from '../../selling/staff/last-admin.ts';

export const ChangeStaffRole: Handler<'ChangeStaffRole'> = async ({ id, role, seenRole }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const locked = await lockMemberAndRole(tx, id, 'Admin');
    const member = locked.find((each) => each.id === id);
    if (!member) return fail('not_found', staffTexts.noSuchMember);
    if (member.role !== seenRole) return fail('conflict', staffTexts.changedMeanwhile);
    if (role !== 'Admin' && isLastAdmin(locked, id)) return fail('conflict', staffTexts.lastAdmin);
    if (role !== member.role) {
      await changeMember(tx, id, { role });
      await noted(tx, { services, visitor }, 'ChangeStaffRole', ['staff', id, member.name], {
        before: { role: member.role },
        after: { role },
      });
    }
    return ok({ name: member.name, role });
  });
