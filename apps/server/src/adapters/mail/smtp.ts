import { createTransport } from 'nodemailer';
import type { Env } from '../../process/env.ts';
import type { AutoSubmitted } from './auto-submitted.ts';
import { senderOf } from './sender.ts';

/** A mail ready to be sent. */
export interface OutgoingMail {
  readonly recipient: string;
  /** The sender's name, unless `MAIL_FROM` gives another. */
  readonly shopName: string;
  /** The Reply-To address; null means the sender. */
  readonly replyTo?: string | null;
  /** A page that stops this kind of mail by a POST (RFC 8058); null for mails that can't be stopped. */
  readonly unsubscribeUrl?: string | null;
  /** Null for a mail that a person has written, see `autoSubmitted`. */
  readonly autoSubmitted: AutoSubmitted;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly { readonly filename: string; readonly content: Uint8Array }[];
}

/** Sends mails. Without a mail server they are only stored, to be read at `/manage/mailbox`. */
export interface Mailer {
  /** Whether there is no mail server, so that mails are only stored. */
  readonly keeps: boolean;
  /** `kept` when there is no mail server. Throws when the server refuses the mail; the job then retries. */
  send(mail: OutgoingMail): Promise<'sent' | 'kept'>;
}

export function createMailer({ smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>): Mailer {
  if (smtpUrl === null) return { keeps: true, send: async () => 'kept' };
  const transport = createTransport(smtpUrl);
  return {
    keeps: false,
    async send({ recipient, shopName, replyTo = null, subject, html, text, attachments = [], ...about }) {
      await transport.sendMail({
        from: senderOf(mailFrom, shopName),
        // Passed as an address object, not as header text, so that typed text can't add recipients or headers.
        to: { name: '', address: recipient },
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        headers: headersOf(about),
        subject,
        html,
        text,
        attachments: attachments.map(({ filename, content }) => ({ filename, content: Buffer.from(content) })),
        // Templates never need to read files or fetch addresses, so both are switched off.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return 'sent';
    },
  };
}

function headersOf({ unsubscribeUrl, autoSubmitted }: Pick<OutgoingMail, 'unsubscribeUrl' | 'autoSubmitted'>) {
  return {
    ...(unsubscribeUrl
      ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
    ...(autoSubmitted === null
      ? {}
      : {
          'Auto-Submitted': autoSubmitted,
          // Exchange doesn't read Auto-Submitted. Without DR and NDR: we want reports of mails that don't arrive.
          'X-Auto-Response-Suppress': 'OOF, AutoReply',
        }),
  };
}
