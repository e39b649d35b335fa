import { findMail, forgetMails, inTransaction, markMail } from '@boxwright/storage';
import { autoSubmitted } from '../adapters/mail/auto-submitted.ts';
import { readCompany } from '../selling/company/company.ts';
import { hiddenCodeText, isCodeMail } from '../selling/mails/code-mails.ts';
import { isErasureMail } from '../selling/own-data/erasure-mail.ts';
import type { JobHandler } from './handler.ts';

/** Hands a mail to the mail server, once: a mail that was sent or stored isn't sent again. */
export const SendMail: JobHandler<'SendMail'> = async ({ mailId }, { services, log }) => {
  const mail = await findMail(services.db, mailId);
  if (!mail) {
    log.warn({ mailId }, 'no such mail');
    return;
  }
  if (mail.state === 'sent' || mail.state === 'kept') return;
  const from = ['queued', 'failed'] as const;
  try {
    const to = await services.mailer.send({
      recipient: mail.recipient,
      shopName: (await readCompany(services.db)).name,
      replyTo: mail.replyTo,
      unsubscribeUrl: mail.unsubscribeUrl,
      autoSubmitted: autoSubmitted(mail.key),
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
    });
    const sentAt = services.now();
    // Staff must not be able to read a code that opens a customer's account.
    const hidden = to === 'sent' && isCodeMail(mail.key) ? { html: hiddenCodeText, text: hiddenCodeText } : {};
    await inTransaction(services.db, async (tx) => {
      // The last mail of an erased account is the last place that holds its address.
      if (to === 'sent' && isErasureMail(mail.key)) await forgetMails(tx, [mail.key]);
      else
        await markMail(tx, mailId, {
          from,
          to,
          error: null,
          tried: true,
          ...(to === 'sent' ? { sentAt } : {}),
          ...hidden,
        });
    });
  } catch (problem) {
    const error = problem instanceof Error ? problem.message : String(problem);
    await inTransaction(services.db, (tx) => markMail(tx, mailId, { from, to: 'failed', error, tried: true }));
    throw problem;
  }
};
