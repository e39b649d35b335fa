import { fail, ok } from '@boxwright/contract';
import { staffTestMail } from '@boxwright/mail';
import { findStaffEmail } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { postMailAlone } from '../../calls/post-mail.ts';
import { readCompany } from '../../selling/company/company.ts';
import { mailCompany } from '../../selling/company/mail-company.ts';

export const SendTestMail: Handler<'SendTestMail'> = async (_input, call) => {
  const { services, visitor } = call;
  const { db, env, mailer, now } = services;
  const limited = await checkRateLimit(call, 'test of settings', `mail ${visitor.staff.id}`);
  if (limited) return limited;
  const { id, name } = visitor.staff;
  const email = await findStaffEmail(db, id);
  if (email === undefined) return fail('signed_out', 'Please sign in again.');
  const at = now();
  await postMailAlone(services, {
    key: `staff-test:${id}:${at.getTime()}`,
    recipient: email,
    mail: staffTestMail({ company: mailCompany(await readCompany(db), env.publicUrl), member: { name, email }, at }),
  });
  return ok({
    text: mailer.keeps
      ? 'No mail server is set up: the mail is kept in the mailbox.'
      : `The mail is on its way to ${email}. The mailbox shows whether the mail server accepted it.`,
  });
};
