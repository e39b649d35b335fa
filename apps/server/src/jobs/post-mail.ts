import type { Mail } from '@boxwright/mail';
import { queueMail, type Tx } from '@boxwright/storage';
import type { Services } from '../process/services.ts';

/** A mail with its recipient, and a key that identifies its subject so that it is written once. */
export interface ComposedMail {
  readonly key: string;
  readonly recipient: string;
  readonly mail: Mail;
  /** The Reply-To address, where it isn't the sender. */
  readonly replyTo?: string;
}

/** Stores a composed mail and enqueues sending it, as part of `tx`; once per key. Without a mail server it is only stored. */
export async function postMail(tx: Tx, services: Services, composed: ComposedMail): Promise<void> {
  const { key, recipient, replyTo = null, mail } = composed;
  const row = { key, recipient, replyTo, ...mail, createdAt: services.now() };
  if (services.mailer.keeps) {
    await queueMail(tx, { ...row, state: 'kept' });
    return;
  }
  const queued = await queueMail(tx, row);
  if (queued) await services.jobs.enqueue(tx, 'SendMail', { mailId: queued.id });
}
