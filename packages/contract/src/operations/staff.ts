import { z } from 'zod';
import { loginRules } from '../forms/account.ts';
import { staffPasswordRules } from '../forms/password.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formSecret, formText, id, moment } from '../kernel/values.ts';

const mail = record({
  id: field('fld_mail_id', z.int()),
  recipient: field('fld_recipient', z.string()),
  subject: field('fld_subject', z.string()),
  state: field('fld_state', z.enum(['queued', 'sent', 'kept', 'failed'])),
  createdAt: field('fld_created_on', moment),
});
export type MailRow = z.output<typeof mail>;

export const staffOperations = {
  StaffSignIn: operation({
    summary: 'Signs a member of staff in.',
    method: 'POST',
    access: 'public',
    input: record({ email: field('email', formText(254)), password: field('password', formSecret(128)) }),
    rules: loginRules,
    output: record({ name: field('name', z.string()) }),
  }),
  ChangeStaffPassword: operation({
    summary: 'Sets a new password for the signed-in member of staff, and ends all their other sessions.',
    method: 'POST',
    access: { staff: 'own-account' },
    input: record({
      currentPassword: field('currentpassword', formSecret(128)),
      password: field('password', formSecret(128)),
    }),
    rules: staffPasswordRules,
    output: record({}),
  }),
  GetMailbox: operation({
    summary: 'Mails that were written, newest first.',
    method: 'POST',
    access: { staff: 'mails' },
    input: record({ search: field('search', formText(100)), before: field('before', id.optional()) }),
    output: z.array(mail),
  }),
  GetMail: operation({
    summary: 'One mail with its contents.',
    method: 'POST',
    access: { staff: 'mails' },
    input: record({ id: field('fld_mail_id', id) }),
    output: record({
      id: field('fld_mail_id', z.int()),
      recipient: field('fld_recipient', z.string()),
      subject: field('fld_subject', z.string()),
      state: field('fld_state', z.enum(['queued', 'sent', 'kept', 'failed'])),
      createdAt: field('fld_created_on', moment),
      html: field('fld_html', z.string()),
      text: field('fld_text', z.string()),
    }),
  }),
};
