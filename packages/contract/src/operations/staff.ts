import { z } from 'zod';
import { loginRules } from '../forms/account.ts';
import { staffPasswordRules } from '../forms/password.ts';
import { staffCodeRules } from '../forms/staff.ts';
import { staffForgotRules, staffNewPasswordRules } from '../forms/staff-reset.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { formSecret, formText, id, moment, searchText } from '../kernel/values.ts';

const mailState = z.enum(['queued', 'sent', 'kept', 'failed']);
const mailRow = {
  id: field('fld_mail_id', z.int()),
  recipient: field('fld_recipient', z.string()),
  subject: field('fld_subject', z.string()),
  state: field('fld_state', mailState),
  createdAt: field('fld_created_on', moment),
};
const mail = record(mailRow);
export type MailRow = z.output<typeof mail>;

export const staffOperations = {
  StaffSignIn: operation({
    summary:
      'Signs a member of staff in. With an authenticator app this is only the first step, and `ConfirmStaffSignIn` is the second.',
    method: 'POST',
    access: 'public',
    input: record({ email: field('email', formText(254)), password: field('password', formSecret(128)) }),
    rules: loginRules,
    output: record({
      /** Whether the member must still enter a code of the authenticator app. */
      needsCode: field('needs_code', z.boolean()),
      /** Null while a code is asked for. */
      name: field('name', z.string().nullable()),
    }),
  }),
  ConfirmStaffSignIn: operation({
    summary: 'Completes a sign-in with a code of the authenticator app, or with a recovery code, which counts once.',
    method: 'POST',
    access: 'public',
    input: record({ code: field('code', formText(40)) }),
    rules: staffCodeRules,
    output: record({
      name: field('name', z.string()),
      /** How many are left, if a recovery code was used; otherwise null. */
      recoveryCodesLeft: field('recovery_codes_left', z.int().nullable()),
    }),
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
  MailStaffPasswordLink: operation({
    summary:
      'Mails a member of staff a link for a new password. The answer is the same for an address that nobody has.',
    method: 'POST',
    access: 'public',
    input: record({ email: field('email', formText(254)) }),
    rules: staffForgotRules,
    output: record({}),
  }),
  CheckStaffPasswordLink: operation({
    summary: 'Whose password a mailed link changes.',
    method: 'POST',
    access: 'public',
    input: record({ token: field('token', line(120)) }),
    output: record({ name: field('fld_name', z.string()), email: field('fld_email', z.string()) }),
  }),
  ResetStaffPassword: operation({
    summary:
      'Sets a new password by a mailed link, which works once, and ends all sessions. An authenticator app stays on.',
    method: 'POST',
    access: 'public',
    input: record({ token: field('token', line(120)), password: field('password', formSecret(128)) }),
    rules: staffNewPasswordRules,
    output: record({}),
  }),
  GetMailbox: operation({
    summary: 'The mails that the shop has written, newest first.',
    method: 'POST',
    access: { staff: 'mails' },
    input: record({
      search: field('search', searchText(100)),
      state: field('state', mailState.optional()),
      before: field('before', id.optional()),
    }),
    output: z.array(mail),
  }),
  GetMail: operation({
    summary: 'One mail with its contents.',
    method: 'POST',
    access: { staff: 'mails', also: { readInvitations: 'staff' } },
    input: record({ id: field('fld_mail_id', id) }),
    output: record({
      ...mailRow,
      html: field('fld_html', z.string()),
      text: field('fld_text', z.string()),
      sentAt: field('fld_sent_on', moment.nullable()),
      /** Why the last try to send it failed. */
      error: field('fld_error', z.string().nullable()),
      /** How often sending was tried. */
      tries: field('fld_tries', z.int()),
      /** Why it can't be sent again; null if it can. */
      notAgain: field('fld_not_again', z.string().nullable()),
    }),
  }),
  ResendMail: operation({
    summary: 'Sends a copy of a stored mail to the same address, at most once a minute.',
    method: 'POST',
    access: { staff: 'mails' },
    input: record({ id: field('fld_mail_id', id) }),
    output: record({ id: field('fld_mail_id', z.int()) }),
  }),
};
