import { randomBytes } from 'node:crypto';
import { accountOpenedMail } from '@boxwright/mail';
import { issueTicket, type Tx } from '@boxwright/storage';
import type { ComposedMail } from '../../../calls/post-mail.ts';
import type { Services } from '../../../calls/services.ts';
import { readCompany } from '../../company/company.ts';
import { mailCompany } from '../../company/mail-company.ts';
import { passwordMailKey } from './password-mails.ts';
import { linkEnds, linkHours, newTicket, resetTicket } from './proofs.ts';

export interface OpenedAccount {
  /** Random, and known to nobody: the customer sets one by the link. */
  readonly password: string;
  issueLink(tx: Tx, userId: string): Promise<void>;
  mailTo(customerId: number): ComposedMail;
}

/** Password, link and mail of an account that the desk opens for a customer. */
export async function openedAccount(
  { db, env, now }: Services,
  customer: { readonly name: string; readonly email: string },
): Promise<OpenedAccount> {
  const at = now();
  const link = newTicket();
  const { publicUrl } = env;
  // Browsers don't send the fragment (#) to servers, so it appears in no log and no Referer.
  const proof = new URLSearchParams({ email: customer.email, ticket: link });
  const mail = accountOpenedMail({
    company: mailCompany(await readCompany(db), publicUrl),
    customer,
    link: `${publicUrl}/forgetpassword#${proof}`,
    hours: linkHours,
    forgotPassword: `${publicUrl}/forgetpassword`,
  });
  return {
    password: randomBytes(32).toString('base64url'),
    issueLink: (tx, userId) =>
      issueTicket(tx, { ...resetTicket(userId, link), verifiedAt: at, tries: 0, expiresAt: linkEnds(at) }),
    mailTo: (customerId) => ({ key: passwordMailKey(customerId, at), recipient: customer.email, mail }),
  };
}
