import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { emailChangedMail, emailChangeMail } from '@boxwright/mail';
import type { Customer } from '@boxwright/storage';
import type { ComposedMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { mailCompany } from '../company/mail-company.ts';

/** How long the mailed link works. */
export const linkHours = 24;

/** A customer's wish to sign in with another address. */
export interface EmailChange {
  readonly customerId: number;
  /** The account's address when the change was requested. Once that has changed, the link no longer works. */
  readonly from: string;
  readonly to: string;
  readonly endsAt: Date;
}

const signatureOf = (key: KeyObject, body: string): Buffer =>
  createHmac('sha256', key).update(`email change ${body}`).digest();

/** The signed ticket of a mailed link. Nothing is stored: it works as long as the address `from` is the account's. */
export const emailTicket = (key: KeyObject, { customerId, from, to, endsAt }: EmailChange): string => {
  const body = Buffer.from(JSON.stringify([customerId, from, to, endsAt.getTime()])).toString('base64url');
  return `${body}.${signatureOf(key, body).toString('base64url')}`;
};

/** What a ticket allows; null for one that this shop didn't sign, or that has expired. */
export const readEmailTicket = (key: KeyObject, ticket: string, now: Date): EmailChange | null => {
  const [body = '', signature = ''] = ticket.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(key, body)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  // Signed by us, so it holds what `emailTicket` wrote.
  const [customerId, from, to, ends] = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as [
    number,
    string,
    string,
    number,
  ];
  return ends > now.getTime() ? { customerId, from, to, endsAt: new Date(ends) } : null;
};

/** Mail to the new address, whose reader can confirm the change. */
export async function emailChangeRequest(
  { db, env, secrets }: Services,
  customer: Pick<Customer, 'id' | 'name'>,
  change: EmailChange,
  at: Date,
): Promise<ComposedMail> {
  // Browsers don't send the fragment (#) to servers, so it appears in no log and no Referer.
  const link = `${env.publicUrl}/confirm-email#ticket=${emailTicket(secrets.passwordCode, change)}`;
  const company = mailCompany(await readCompany(db), env.publicUrl);
  return {
    key: `email-change:${customer.id}:${at.toISOString()}`,
    recipient: change.to,
    mail: emailChangeMail({ company, customer: { name: customer.name, email: change.to }, link, hours: linkHours }),
  };
}

/** Mail to the old address, so that its owner learns of a change that they didn't make. */
export async function emailChangeNotice(
  { db, env }: Services,
  customer: Pick<Customer, 'id' | 'name'>,
  from: string,
  at: Date,
): Promise<ComposedMail> {
  const company = mailCompany(await readCompany(db), env.publicUrl);
  return {
    key: `email-changed:${customer.id}:${at.toISOString()}`,
    recipient: from,
    mail: emailChangedMail({
      company,
      customer: { name: customer.name, email: from },
      at,
      signIn: `${env.publicUrl}/login`,
    }),
  };
}
