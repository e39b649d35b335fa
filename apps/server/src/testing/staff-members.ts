import type { StaffRole } from '@boxwright/contract';
import { findMail } from '@boxwright/storage';
import { unique } from '@boxwright/testing';
import { codeOf, stepOf } from '../selling/staff/totp.ts';
import type { Shop, ShopVisitor } from './open-shop.ts';
import { storedMailsTo } from './passwords.ts';

export interface ShopMember extends ShopVisitor {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

const password = 'a long staff password';

/** A member of staff who is signed in, and whose id and password are known. */
export async function staffMember(shop: Shop, role: StaffRole = 'Admin', name = 'Asha'): Promise<ShopMember> {
  const email = `staff-${unique()}@shop.example`;
  const added = await shop.services.auth.addStaff({ name, email, password, role });
  if (added === undefined || added === 'email-taken') throw new Error(`not added: ${added}`);
  const browser = shop.visitor();
  await browser.call('StaffSignIn', { email, password });
  return { ...browser, id: added.id, email, password };
}

/** Whether a visitor is signed in as staff. */
export const isStaff = async (visitor: ShopVisitor): Promise<boolean> =>
  (await visitor.call('UserInfo')).data.staff_name !== null;

export interface SwitchedOn {
  readonly recoveryCodes: readonly string[];
  /** The app's code at the shop's time. */
  code(): string;
}

/** The bytes of a secret as typed into an app. */
export function secretBytes(base32: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const letters = [...base32.replaceAll(' ', '')];
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** Switches a member's authenticator app on. The next code is of a later time step, because each code is valid once. */
export async function switchOnAuthenticator(shop: Shop, member: ShopMember): Promise<SwitchedOn> {
  const { data } = await member.call('BeginAuthenticator', { password: member.password });
  const secret = secretBytes(data.secret);
  const code = () => codeOf(secret, stepOf(shop.clock.now()));
  const confirmed = await member.call('ConfirmAuthenticator', { code: code() });
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${confirmed.data}`);
  shop.clock.advance({ seconds: 30 });
  return { recoveryCodes: confirmed.data.codes, code };
}

/** The token in the latest invitation that was mailed to an address. */
export async function invitationMailedTo(shop: Shop, email: string): Promise<string> {
  const newest = (await storedMailsTo(shop, email)).find(({ key }) => key.startsWith('staff-invitation:'));
  const mail = newest && (await findMail(shop.services.db, newest.id));
  const token = /\/manage\/join\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no invitation was mailed to ${email}`);
  return token;
}

/** The token in the latest link for a new password that was mailed to an address. */
export async function passwordLinkMailedTo(shop: Shop, email: string): Promise<string> {
  const newest = (await storedMailsTo(shop, email)).find(({ key }) => key.startsWith('staff-password-link:'));
  const mail = newest && (await findMail(shop.services.db, newest.id));
  const token = /\/manage\/new-password\/([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link was mailed to ${email}`);
  return token;
}
