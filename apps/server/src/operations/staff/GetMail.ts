import { fail, mayDo, ok } from '@boxwright/contract';
import { findMail } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { hiddenCodeText, isCodeMail } from '../../selling/customers/passwords/password-mails.ts';
import { whyNotAgain } from '../../selling/mails/why-not-again.ts';
import { isInvitationMail } from '../../selling/staff/invitation-key.ts';

export const GetMail: Handler<'GetMail'> = async ({ id }, { services, visitor }) => {
  const mail = await findMail(services.db, id);
  if (!mail) return fail('not_found', 'There is no such mail.');
  const { recipient, subject, state, createdAt, sentAt, error, tries } = mail;
  // A mail that waits for a mail server still contains the customer's valid code and link.
  const isWaiting = isCodeMail(mail.key) && state !== 'kept';
  // An invitation could be accepted by whoever reads it, as an Admin too.
  const isInvitation = isInvitationMail(mail.key) && !mayDo(visitor.staff.role, 'staff');
  const isHidden = isWaiting || isInvitation;
  const { html, text } = isHidden ? { html: hiddenCodeText, text: hiddenCodeText } : mail;
  const notAgain = whyNotAgain(mail);
  return ok({ id, recipient, subject, state, createdAt, html, text, sentAt, error, tries, notAgain });
};
