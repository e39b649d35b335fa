import { fail, ok, staffTexts } from '@boxwright/contract';
import { inTransaction, noteChange, withdrawInvitation } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

export const WithdrawStaffInvitation: Handler<'WithdrawStaffInvitation'> = async ({ id }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const invitation = await withdrawInvitation(tx, id);
    if (!invitation) return fail('not_found', staffTexts.invitationGone);
    const { name, email, role } = invitation;
    await noteChange(tx, {
      staffId: visitor.staff.id,
      operation: 'WithdrawStaffInvitation',
      subject: 'staff invitation',
      subjectId: String(id),
      name: email,
      before: { name, role },
      createdAt: services.now(),
    });
    return ok({ email });
  });
