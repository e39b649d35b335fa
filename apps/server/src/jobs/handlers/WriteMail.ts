import { inTransaction, queueMail } from '@boxwright/storage';
import { composeMail } from '../composeMail.ts';
import type { JobHandler } from '../queue.ts';

/** Composes a mail from what is stored and has it sent. The key says what it is about: it's written once. */
export const WriteMail: JobHandler<'WriteMail'> = async (subject, { services, log }) => {
  const composed = await composeMail(services, subject);
  if (!composed) {
    log.info({ subject }, 'nothing to write about');
    return;
  }
  const { key, recipient, replyTo = null, mail } = composed;
  const row = { key, recipient, replyTo, ...mail, createdAt: services.now() };
  if (services.mailer.keeps) {
    await queueMail(services.db, { ...row, state: 'kept' });
    return;
  }
  await inTransaction(services.db, async (tx) => {
    const queued = await queueMail(tx, row);
    if (queued) await services.jobs.enqueue(tx, 'SendMail', { mailId: queued.id });
  });
};
