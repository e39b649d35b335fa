import { fail, ok, staffTexts } from '@boxwright/contract';
import { inTransaction, listInvitations, renewInvitation } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { noted } from '../../calls/noted.ts';
import { postMail } from '../../calls/post-mail.ts';
import { newInvitationLink } from '../../selling/staff/invite.ts';
import { staffInvitation } from '../../selling/staff/staff-mails.ts';

const gone = fail('not_found', staffTexts.invitationGone);

export const SendStaffInvitationAgain: Handler<'SendStaffInvitationAgain'> = async ({ id }, call) => {
  const { services, visitor } = call;
  const known = (await listInvitations(services.db)).find((each) => each.id === id);
  if (!known) return gone;
  const refused = await checkRateLimit(call, 'staff invitation to address', known.email);
  if (refused) return refused;
  const { token, stored } = newInvitationLink(services);
  return inTransaction(services.db, async (tx) => {
    const invitation = await renewInvitation(tx, id, stored);
    if (!invitation) return gone;
    await noted(tx, call, 'SendStaffInvitationAgain', ['staff invitation', id, invitation.email], {
      before: { expiresAt: known.expiresAt.toISOString() },
      after: { expiresAt: stored.expiresAt.toISOString() },
    });
    await postMail(tx, services, await staffInvitation(services, invitation, { token, invitedBy: visitor.staff.name }));
    return ok({ email: invitation.email });
  });
};
