import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { placeholders, prepared } from '../../prepared.ts';
import type { Mail, MailState, NewMail } from '../../rows.ts';
import { mails } from '../../schema/mails.ts';
import { first } from '../equal-to.ts';

/** The columns that whoever writes a mail fills in. */
export type MailToQueue = Pick<
  NewMail,
  'key' | 'recipient' | 'replyTo' | 'unsubscribeUrl' | 'subject' | 'html' | 'text' | 'state' | 'createdAt'
>;

const queuedMail = prepared('queued_mail', (db) =>
  db
    .insert(mails)
    .values(
      placeholders('key', 'recipient', 'replyTo', 'unsubscribeUrl', 'subject', 'html', 'text', 'state', 'createdAt'),
    )
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id }),
);

/** Undefined if there is already a mail with this key. */
export async function queueMail(db: DbOrTx, mail: MailToQueue): Promise<Pick<Mail, 'id'> | undefined> {
  return first(
    await queuedMail(db, { replyTo: null, unsubscribeUrl: null, state: 'queued', createdAt: new Date(), ...mail }),
  );
}

export async function findMail(db: DbOrTx, mailId: number): Promise<Mail | undefined> {
  return first(await db.select().from(mails).where(eq(mails.id, mailId)));
}

/** Changes a mail's status if it's still in one of the `from` states. */
export async function markMail(
  tx: Tx,
  mailId: number,
  mark: {
    from: readonly MailState[];
    to: MailState;
    error?: string | null;
    sentAt?: Date;
    /** Replaces content that mustn't be stored any longer. */
    html?: string;
    text?: string;
    /** Counts an attempt to send it. */
    tried?: true;
  },
): Promise<Mail | undefined> {
  const { from, to, tried, ...rest } = mark;
  return first(
    await tx
      .update(mails)
      .set({ ...rest, state: to, ...(tried ? { tries: sql`${mails.tries} + 1` } : {}) })
      .where(and(eq(mails.id, mailId), inArray(mails.state, [...from])))
      .returning(),
  );
}

/** Newest first; `before` is the last id of the previous page. */
export function listMails(db: DbOrTx, page: { limit?: number; before?: number } = {}): Promise<Mail[]> {
  return db
    .select()
    .from(mails)
    .where(page.before === undefined ? undefined : lt(mails.id, page.before))
    .orderBy(desc(mails.id))
    .limit(page.limit ?? 50);
}

/** Deletes mails by their keys. */
export async function forgetMails(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.delete(mails).where(inArray(mails.key, [...keys]));
}

/** In the key of a mail that was sent again, this follows the key of the first mail. */
const againPart = ':again:';

/** The key of a copy, made when a mail is sent again. */
export const keyOfCopy = (key: string, at: string): string => `${key.split(againPart)[0]}${againPart}${at}`;

/** Writes the copy of a mail, to be sent again. Undefined if there is already a mail with this key. */
export async function copyMail(
  tx: Tx,
  mailId: number,
  copy: { readonly key: string; readonly state: MailState; readonly createdAt: Date },
): Promise<Mail | undefined> {
  // Locked, so that it isn't copied while its recipient's data are being erased.
  const mail = first(await tx.select().from(mails).where(eq(mails.id, mailId)).for('update'));
  if (!mail) return undefined;
  const { recipient, replyTo, subject, html, text, attachments } = mail;
  const values = { recipient, replyTo, subject, html, text, attachments, ...copy };
  return first(await tx.insert(mails).values(values).onConflictDoNothing({ target: mails.key }).returning());
}

/** Deletes mails by their keys, and their copies that were sent again. */
export async function forgetMailsOfKeys(tx: Tx, keys: readonly string[]): Promise<void> {
  // Copies lie next to their first mail in the index of keys: `;` follows `:`.
  for (const key of keys) {
    const isCopy = and(gte(mails.key, `${key}${againPart}`), lt(mails.key, `${key}${againPart.slice(0, -1)};`));
    await tx.delete(mails).where(or(eq(mails.key, key), isCopy));
  }
}

/** Names mails by their keys: the first part is one of these kinds, the second one of these ids. */
export interface MailsAbout {
  readonly kinds: readonly string[];
  readonly ids: readonly (number | string)[];
}

/** Deletes mails to an address, and mails about the given things to any address. Reads all keys, so use it rarely. */
export async function forgetMailsAbout(tx: Tx, recipient: string, about: readonly MailsAbout[]): Promise<void> {
  const part = (place: number) => sql`split_part(${mails.key}, ':', ${sql.raw(String(place))})`;
  const isAbout = about
    .filter(({ ids }) => ids.length > 0)
    .map(({ kinds, ids }) => and(inArray(part(1), [...kinds]), inArray(part(2), ids.map(String))));
  await tx.delete(mails).where(or(eq(sql`lower(${mails.recipient})`, recipient), ...isAbout));
}
