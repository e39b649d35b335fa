import { inTransaction } from '@boxwright/storage';
import { composeMail } from '../composeMail.ts';
import { postMail } from '../postMail.ts';
import type { JobHandler } from '../queue.ts';

/** Composes a mail from what is stored and has it sent. The key says what it is about: it's written once. */
export const WriteMail: JobHandler<'WriteMail'> = async (subject, { services, log }) => {
  const composed = await composeMail(services, subject);
  if (!composed) {
    log.info({ subject }, 'nothing to write about');
    return;
  }
  await inTransaction(services.db, (tx) => postMail(tx, services, composed));
};
