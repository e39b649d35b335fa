import { fail, ok, staffTexts } from '@boxwright/contract';
import { accountWithEmail, addInvitation, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { noted } from '../../calls/noted.ts';
import { postMail } from '../../calls/post-mail.ts';
import { newInvitationLink } from '../../selling/staff/invite.ts';
import { staffInvitation } from '../../selling/staff/staff-mails.ts';

export const InviteStaff: Handler<'InviteStaff'> = async ({ name, role, ...typed }, call) => {
  const { services, visitor } = call;
  const email = typed.email.toLowerCase();
  const refused = await checkRateLimit(call, 'staff invitation to address', email);
  if (refused) return refused;
  const taken = await accountWithEmail(services.db, email);
  if (taken !== undefined) {
    return fail('conflict', taken === 'staff' ? staffTexts.onStaff : staffTexts.isCustomer, { field: 'email' });
  }
  const { token, stored } = newInvitationLink(services);
  const createdAt = services.now();
  return inTransaction(services.db, async (tx) => {
    const invitedBy = visitor.staff.id;
    const invitation = await addInvitation(tx, { name, email, role, invitedBy, createdAt, ...stored });
    if (!invitation) return fail('conflict', staffTexts.invitedAlready, { field: 'email' });
    await noted(tx, call, 'InviteStaff', ['staff invitation', invitation.id, email], { after: { name, role } });
    await postMail(tx, services, await staffInvitation(services, invitation, { token, invitedBy: visitor.staff.name }));
    return ok({ email });
  });
};
