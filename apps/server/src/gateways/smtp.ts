import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';

/** A mail as it leaves. */
export interface OutgoingMail {
  readonly recipient: string;
  /** Whom an answer goes to; null is the sender. */
  readonly replyTo?: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly { readonly filename: string; readonly content: Uint8Array }[];
}

/** Sends mails, or doesn't. Without a mail server they are kept, to be read at `/manage/mailbox`. */
export interface Mailer {
  /** There is no mail server: mails are kept as they are written. */
  readonly keeps: boolean;
  /** `kept` when there is no mail server. Throws when the server doesn't take it: the job tries again. */
  send(mail: OutgoingMail): Promise<'sent' | 'kept'>;
}

export function createMailer({ smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>): Mailer {
  if (smtpUrl === null) return { keeps: true, send: async () => 'kept' };
  const transport = createTransport(smtpUrl, { from: mailFrom });
  return {
    keeps: false,
    async send({ recipient, replyTo = null, subject, html, text, attachments = [] }) {
      await transport.sendMail({
        // As addresses, not as headers: what somebody typed is one address and nothing else.
        to: { name: '', address: recipient },
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        attachments: attachments.map(({ filename, content }) => ({ filename, content: Buffer.from(content) })),
        // Nothing in our templates reads files or addresses by itself.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return 'sent';
    },
  };
}
