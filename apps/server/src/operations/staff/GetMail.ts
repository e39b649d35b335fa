import { fail, ok } from '@boxwright/contract';
import { findMail } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { hiddenCodeText, isCodeMail } from '../../selling/mails/code-mails.ts';
import { whyNotAgain } from '../../selling/mails/why-not-again.ts';
import { opensStaffAccount } from '../../selling/staff/staff-mail-keys.ts';

export const GetMail: Handler<'GetMail'> = async ({ id }, { services }, may) => {
  const mail = await findMail(services.db, id);
  if (!mail) return fail('not_found', 'There is no such mail.');
  const { recipient, subject, state, createdAt, sentAt, error, tries } = mail;
  // A mail that waits for a mail server still contains the customer's valid code and link.
  const isWaiting = isCodeMail(mail.key) && state !== 'kept';
  // Everybody who reads such a link can use it, even to become an Admin.
  const opensAccount = opensStaffAccount(mail.key) && !may.readInvitations;
  const isHidden = isWaiting || opensAccount;
  const { html, text } = isHidden ? { html: hiddenCodeText, text: hiddenCodeText } : mail;
  const notAgain = whyNotAgain(mail);
  return ok({ id, recipient, subject, state, createdAt, html, text, sentAt, error, tries, notAgain });
};
