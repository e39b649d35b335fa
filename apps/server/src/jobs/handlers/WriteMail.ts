import { isErasedEmail } from '@boxwright/storage';
import { composeMail } from '../compose-mail.ts';
import type { JobHandler } from '../handler.ts';
import { postMailAlone } from '../post-mail.ts';

/** Composes a mail from stored data and enqueues sending it. Its key identifies the subject, so it is written once. */
export const WriteMail: JobHandler<'WriteMail'> = async (subject, { services, log }) => {
  const composed = await composeMail(services, subject);
  // A job may have waited while its customer's data were erased.
  if (!composed || isErasedEmail(composed.recipient)) {
    log.info({ subject }, 'nothing to write about');
    return;
  }
  await postMailAlone(services, composed);
};
