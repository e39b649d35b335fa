import { passwordChangedMail, passwordCodeMail } from '@boxwright/mail';
import { type Customer, findCustomer } from '@boxwright/storage';
import type { ComposedMail } from '../../../calls/post-mail.ts';
import type { Services } from '../../../calls/services.ts';
import { readCompany } from '../../company/company.ts';
import { mailCompany } from '../../company/mail-company.ts';
import { linkHours, proofMinutes } from './proofs.ts';

/** Keys of mails whose link sets a customer's password begin with this. */
export const passwordMailPrefix = 'password-code:';

/** The key of a mail whose link sets a customer's password. */
export const passwordMailKey = (customerId: number, at: Date): string =>
  `${passwordMailPrefix}${customerId}:${at.toISOString()}`;

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

/** The mail that says that a password was changed. */
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
