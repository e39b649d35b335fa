import { queueMail, type Tx } from '@boxwright/storage';
import type { Services } from '../services.ts';
import type { ComposedMail } from './composeMail.ts';

/** Stores a composed mail and has it sent, as part of `tx`; once for its key. Where no mail server is set it is kept. */
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
