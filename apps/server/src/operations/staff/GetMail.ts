import { fail, ok } from '@boxwright/contract';
import { findMail } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { hiddenCodeText, isCodeMail } from '../../selling/customers/passwords/password-mails.ts';

export const GetMail: Handler<'GetMail'> = async ({ id }, { services }) => {
  const mail = await findMail(services.db, id);
  if (!mail) return fail('not_found', 'There is no such mail.');
  const { recipient, subject, state, createdAt } = mail;
  // A mail that waits for a mail server still contains the customer's valid code and link.
  const isHidden = isCodeMail(mail.key) && state !== 'kept';
  const { html, text } = isHidden ? { html: hiddenCodeText, text: hiddenCodeText } : mail;
  return ok({ id, recipient, subject, state, createdAt, html, text });
};
