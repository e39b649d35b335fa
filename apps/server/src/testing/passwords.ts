import {
  findAccountByEmail,
  findMail,
  forgetPasswordProofs,
  inTransaction,
  listMails,
  type Mail,
} from '@boxwright/storage';
import { eventually } from '@boxwright/testing';
import type { Shop, ShopVisitor } from './open-shop.ts';

/** The rows of the mails to an address, newest first. */
export async function storedMailsTo(shop: Shop, email: string): Promise<Mail[]> {
  const mails = await listMails(shop.services.db, { limit: 50 });
  return mails.filter(({ recipient }) => recipient === email);
}

/** The mails that confirmed a new password to an address. */
export const mailsOfChange = async (shop: Shop, email: string): Promise<Mail[]> =>
  (await storedMailsTo(shop, email)).filter(({ key }) => key.startsWith('password-changed:'));

/** The text of the latest mail with a code to an address. */
async function lastCodeMail(shop: Shop, email: string): Promise<string> {
  const newest = (await storedMailsTo(shop, email)).find(({ key }) => key.startsWith('password-code:'));
  const mail = newest && (await findMail(shop.services.db, newest.id));
  return mail?.text ?? '';
}

/** The latest code mailed to an address. */
export async function codeMailedTo(shop: Shop, email: string): Promise<string> {
  const code = /OTP: (\d{6})\b/.exec(await lastCodeMail(shop, email))?.[1];
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** The e-mail and ticket in the latest mailed link, under their wire names. */
export async function linkMailedTo(shop: Shop, email: string): Promise<{ email: string; salt: string }> {
  const proof = new URLSearchParams(/\/forgetpassword#(\S+)/.exec(await lastCodeMail(shop, email))?.[1] ?? '');
  const [to, salt] = [proof.get('email'), proof.get('ticket')];
  if (to === null || salt === null) throw new Error(`no link was mailed to ${email}`);
  return { email: to, salt };
}

/** The ticket in the latest link that was mailed to a new address. */
export async function emailTicketMailedTo(shop: Shop, email: string): Promise<string> {
  const newest = (await storedMailsTo(shop, email)).find(({ key }) => key.startsWith('email-change:'));
  const mail = newest && (await findMail(shop.services.db, newest.id));
  const ticket = /\/confirm-email#ticket=(\S+)/.exec(mail?.text ?? '')?.[1];
  if (ticket === undefined) throw new Error(`no link was mailed to ${email}`);
  return ticket;
}

/** A wrong code of six digits. */
export const otherCode = (code: string): string => (code === '100000' ? '100001' : '100000');

/** Asks for a ticket. */
export async function ticketFor(visitor: ShopVisitor, email: string): Promise<string> {
  const { data } = await visitor.call('Get_SaltByEmailId_ForgotPassword', { email });
  return data[0].fld_salt;
}

/** Goes through the steps up to a ticket verified by the mailed code. */
export async function verifiedTicket(shop: Shop, visitor: ShopVisitor, email: string): Promise<string> {
  const salt = await ticketFor(visitor, email);
  await visitor.call('Mailer_ForgotPassword', { email });
  const OTP = await codeMailedTo(shop, email);
  const { status, data } = await visitor.call('VerifyOtp', { email, OTP, salt });
  if (status !== 200) throw new Error(`not verified: ${data}`);
  return salt;
}

/** The answer to a request that arrives while the account's password is being changed. */
export async function whilePasswordChanges<Answer>(
  { services: { db, auth } }: Pick<Shop, 'services'>,
  email: string,
  request: () => Promise<Answer>,
): Promise<Answer> {
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Error(`No account has the e-mail ${email}`);
  const isHeldUp = async () => {
    const { rows } = await db.$client.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length !== 1) throw new Error('The request waits for nothing yet.');
  };
  const asked = await inTransaction(db, async (tx) => {
    await auth.setPassword(tx, account.userId, 'another hash');
    const answer = request();
    await Promise.race([answer, eventually(isHeldUp)]);
    await forgetPasswordProofs(tx, account.userId);
    return { answer };
  });
  return asked.answer;
}
