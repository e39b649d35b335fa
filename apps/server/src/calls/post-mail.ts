import type { Mail } from '@boxwright/mail';
import { type DbOrTx, inTransaction, queueMail, type Tx } from '@boxwright/storage';
import type { Services } from './services.ts';

/** A mail with its recipient, and a key that identifies its subject so that it is written once. */
export interface ComposedMail {
  readonly key: string;
  readonly recipient: string;
  readonly mail: Mail;
  /** The Reply-To address, where it isn't the sender. */
  readonly replyTo?: string;
  /** For a reminder: the absolute address of the page that stops this kind of reminder. */
  readonly unsubscribeUrl?: string;
}

/** Stores a composed mail and enqueues sending it, as part of `tx`; once per key. Without a mail server it is only stored. */
export async function postMail(tx: Tx, services: Services, composed: ComposedMail): Promise<void> {
  if (services.mailer.keeps) return keepMail(tx, services, composed);
  const queued = await queueMail(tx, rowOf(services, composed));
  if (queued) await services.jobs.enqueue(tx, 'SendMail', { mailId: queued.id });
}

/** `postMail` in a separate transaction. */
export async function postMailAlone(services: Services, composed: ComposedMail): Promise<void> {
  // Storing is a single statement, which needs no transaction.
  if (services.mailer.keeps) await keepMail(services.db, services, composed);
  else await inTransaction(services.db, (tx) => postMail(tx, services, composed));
}

async function keepMail(db: DbOrTx, services: Services, composed: ComposedMail): Promise<void> {
  await queueMail(db, { ...rowOf(services, composed), state: 'kept' });
}

const rowOf = ({ now }: Services, { mail, replyTo, unsubscribeUrl, ...addressed }: ComposedMail) => ({
  ...addressed,
  ...mail,
  replyTo: replyTo ?? null,
  unsubscribeUrl: unsubscribeUrl ?? null,
  createdAt: now(),
});
