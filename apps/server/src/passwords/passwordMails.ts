import { passwordChangedMail, passwordCodeMail } from '@boxwright/mail';
import { type Customer, findCustomer } from '@boxwright/storage';
import type { ComposedMail } from '../jobs/composeMail.ts';
import { mailCompany } from '../orders/orderMails.ts';
import type { Services } from '../services.ts';
import { readCompany } from '../settings.ts';
import { linkHours, proofMinutes } from './proofs.ts';

const codeKey = 'password-code:';

/** Whether a mail holds a one-time code and a link that sets a password, by its key. */
export const isCodeMail = (key: string): boolean => key.startsWith(codeKey);

/** What stands in the mailbox instead of a code and a link that were sent, or are to be. */
export const hiddenCodeText = 'A code and a link for a new password. Only the customer can read them.';

interface ResetProofs {
  readonly customer: Customer;
  readonly code: string;
  /** A verified ticket. */
  readonly link: string;
  readonly at: Date;
}

/** The mail with a code and a link. Composed at once and not by a job, because only their hashes are stored. */
export async function passwordCode(
  { db, env }: Services,
  { customer, code, link, at }: ResetProofs,
): Promise<ComposedMail> {
  const company = mailCompany(await readCompany(db), env.publicUrl);
  // Behind the # it is sent to no server, stands in no log and is handed on to no other page.
  const proof = new URLSearchParams({ email: customer.email, ticket: link });
  return {
    key: `${codeKey}${customer.id}:${at.toISOString()}`,
    recipient: customer.email,
    mail: passwordCodeMail({
      company,
      customer,
      code,
      minutes: proofMinutes,
      link: `${env.publicUrl}/forgetpassword#${proof}`,
      hours: linkHours,
    }),
  };
}

/** That a password was changed. */
export async function passwordChanged(
  { db, env }: Services,
  customerId: number,
  at: Date,
): Promise<ComposedMail | undefined> {
  const customer = await findCustomer(db, customerId);
  if (!customer) return undefined;
  const { publicUrl } = env;
  const mail = passwordChangedMail({
    company: mailCompany(await readCompany(db), publicUrl),
    customer,
    at,
    links: { signIn: `${publicUrl}/login`, forgotPassword: `${publicUrl}/forgetpassword` },
  });
  return { key: `password-changed:${customerId}:${at.toISOString()}`, recipient: customer.email, mail };
}
