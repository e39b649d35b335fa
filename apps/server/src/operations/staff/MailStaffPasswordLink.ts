import { ok } from '@boxwright/contract';
import { findActiveStaffByEmail, forgetTickets, inTransaction, issueTicket } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { postMail } from '../../calls/post-mail.ts';
import { newPasswordLink } from '../../selling/staff/password-link.ts';
import { staffPasswordLink } from '../../selling/staff/staff-mails.ts';

export const MailStaffPasswordLink: Handler<'MailStaffPasswordLink'> = async (typed, call) => {
  const { services } = call;
  const email = typed.email.toLowerCase();
  const refused =
    (await checkRateLimit(call, 'staff password link from source')) ??
    (await checkRateLimit(call, 'staff password link to address', email));
  if (refused) return refused;
  const member = await findActiveStaffByEmail(services.db, email);
  // An address that isn't on the staff gets the same answer, but no mail.
  if (!member) return ok({});
  const { token, ticket } = newPasswordLink(services, member.userId);
  const mail = await staffPasswordLink(services, member, { token, at: services.now() });
  await inTransaction(services.db, async (tx) => {
    // Only the newest link works.
    await forgetTickets(tx, member.userId, 'staff-reset');
    await issueTicket(tx, ticket);
    await postMail(tx, services, mail);
  });
  return ok({});
};
