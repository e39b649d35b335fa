import { passwordChangedMail, passwordCodeMail } from '@boxwright/mail';
import { type Customer, findCustomer } from '@boxwright/storage';
import type { ComposedMail } from '../jobs/composeMail.ts';
import { mailCompany } from '../orders/orderMails.ts';
import type { Services } from '../services.ts';
import { readCompany } from '../settings.ts';
import { proofMinutes } from './proofs.ts';

const codeKey = 'password-code:';

/** Whether a mail holds a one-time code, by its key. */
export const isCodeMail = (key: string): boolean => key.startsWith(codeKey);

/** What stands in the mailbox instead of a code that was sent. */
export const sentCodeText = 'The code was sent. It is not kept.';

/** The mail with a code. Composed at once and not by a job, because only its hash is stored. */
export async function passwordCode(
  { db, env }: Services,
  customer: Customer,
  code: string,
  at: Date,
): Promise<ComposedMail> {
  const company = mailCompany(await readCompany(db), env.publicUrl);
  return {
    key: `${codeKey}${customer.id}:${at.toISOString()}`,
    recipient: customer.email,
    mail: passwordCodeMail({ company, customer, code, minutes: proofMinutes }),
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
