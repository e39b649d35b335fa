import { fail, ok } from '@boxwright/contract';
import { findMail } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { hiddenCodeText, isCodeMail } from '../../selling/mails/code-mails.ts';
import { whyNotAgain } from '../../selling/mails/why-not-again.ts';

export const GetMail: Handler<'GetMail'> = async ({ id }, { services }, may) => {
  const mail = await findMail(services.db, id);
  if (!mail) return fail('not_found', 'There is no such mail.');
  const { recipient, subject, state, createdAt, sentAt, error, tries } = mail;
  // Everybody who reads such a link can use it, even to become an Admin. Without a mail server, Admins hand them on.
  const isHidden = isCodeMail(mail.key) && (state !== 'kept' || !may.readInvitations);
  const { html, text } = isHidden ? { html: hiddenCodeText, text: hiddenCodeText } : mail;
  const notAgain = whyNotAgain(mail);
  return ok({ id, recipient, subject, state, createdAt, html, text, sentAt, error, tries, notAgain });
};
