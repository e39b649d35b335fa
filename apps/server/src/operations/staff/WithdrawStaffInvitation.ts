import { fail, ok, staffTexts } from '@boxwright/contract';
import { inTransaction, withdrawInvitation } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';

export const WithdrawStaffInvitation: Handler<'WithdrawStaffInvitation'> = async ({ id }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const invitation = await withdrawInvitation(tx, id);
    if (!invitation) return fail('not_found', staffTexts.invitationGone);
    const { name, email, role } = invitation;
    await noted(tx, { services, visitor }, 'WithdrawStaffInvitation', ['staff invitation', id, email], {
      before: { name, role },
    });
    return ok({ email });
  });
