import { z } from 'zod';
import { codeRules, forgotPasswordRules, newPasswordRules } from '../forms/password.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formSecret, formText, ignored } from '../kernel/values.ts';

const email = field('email', formText(254));
const password = field('password', formSecret(128));
/** The specification's salt: here an opaque ticket, valid for ten minutes and one purpose once it is verified. */
const ticket = field('salt', formText(100));

export const passwordOperations = {
  Get_SaltByEmailId_ForgotPassword: operation({
    summary:
      'Gives the ticket for a new password: verified at once if the customer has just entered the current password, otherwise by VerifyOtp.',
    method: 'POST',
    access: 'public',
    input: record({ email }),
    rules: forgotPasswordRules,
    output: z.array(record({ ticket: field('fld_salt', z.string()) })),
  }),
  Mailer_ForgotPassword: operation({
    summary: 'Mails a one-time code and a link, both made by the server; a code in the request is ignored.',
    method: 'POST',
    access: 'public',
    input: record({ email, code: field('OTP', ignored) }),
    rules: forgotPasswordRules,
    /** Seconds. */
    output: record({
      resendAfter: field('resend_after', z.int()),
      validFor: field('valid_for', z.int()),
    }),
  }),
  VerifyOtp: operation({
    summary: 'Checks the mailed code, and so verifies the ticket.',
    method: 'POST',
    access: 'public',
    input: record({ email, code: field('OTP', formText(20)), ticket }),
    rules: codeRules,
    output: record({}),
  }),
  CheckResetLink: operation({
    summary: 'Whether the link that is mailed with the code still works, and for how many seconds.',
    method: 'POST',
    access: 'public',
    input: record({ email, ticket }),
    rules: forgotPasswordRules,
    output: record({ validFor: field('valid_for', z.int()) }),
  }),
  ResetPassword: operation({
    summary:
      'Sets a new password with a ticket that the mailed code has verified or that was mailed as a link, and ends all sessions.',
    method: 'POST',
    access: 'public',
    input: record({ email, password, ticket, updatedBy: field('updatedby', ignored) }),
    rules: newPasswordRules,
    output: record({}),
  }),
  ChangeCustomerPassword: operation({
    summary: 'Sets a new password with a ticket that the current password has verified, and ends all sessions.',
    method: 'POST',
    access: 'customer',
    input: record({ userId: field('userid', formText(100)), password, ticket }),
    rules: newPasswordRules,
    output: record({}),
  }),
};
