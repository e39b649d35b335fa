import { passwordChangedMail, passwordCodeMail } from '@boxwright/mail';
import { type Customer, findCustomer } from '@boxwright/storage';
import type { ComposedMail } from '../../../jobs/post-mail.ts';
import type { Services } from '../../../process/services.ts';
import { readCompany } from '../../company.ts';
import { mailCompany } from '../../orders/order-mails.ts';
import { opensStaffAccount } from '../../staff/staff-mail-keys.ts';
import { linkHours, proofMinutes } from './proofs.ts';

const codeKey = 'password-code:';

/** The key of a mail whose link sets a customer's password. */
export const passwordMailKey = (customerId: number, at: Date): string => `${codeKey}${customerId}:${at.toISOString()}`;

/** Whether the mail with this key contains a one-time code and a link that sets a password, or that opens an account. */
export const isCodeMail = (key: string): boolean => key.startsWith(codeKey) || opensStaffAccount(key);

/** Shown in the staff's mailbox instead of a code and a link. */
export const hiddenCodeText = 'A code or a link that only the person it was sent to can read.';

interface ResetProofs {
  readonly customer: Customer;
  readonly code: string;
  /** A verified ticket. */
  readonly link: string;
  readonly at: Date;
}

/** The mail with a code and a link. Composed in the request and not by a job, because only their hashes are stored. */
export async function passwordCode(
  { db, env }: Services,
  { customer, code, link, at }: ResetProofs,
): Promise<ComposedMail> {
  const company = mailCompany(await readCompany(db), env.publicUrl);
  // Browsers don't send the fragment (#) to servers, so it appears in no log and no Referer.
  const proof = new URLSearchParams({ email: customer.email, ticket: link });
  return {
    key: passwordMailKey(customer.id, at),
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

/** The mail that a password was changed. */
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
