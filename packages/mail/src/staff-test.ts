import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

/** To a member of staff who wants to see whether mails arrive. */
export function staffTestMail({
  company,
  member,
  at,
}: {
  readonly company: MailCompany;
  readonly member: { readonly name: string; readonly email: string };
  readonly at: Date;
}): Mail {
  return composeMail(company, {
    subject: `Test mail of ${company.name}`,
    preheader: 'Mails of the shop arrive.',
    title: 'Mails of the shop arrive',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${member.name}, you asked for this mail in the settings on ${longDateAndTime(at)}. Buyers get theirs in the same way.`,
      },
      {
        kind: 'paragraph',
        text: 'If it was in the spam folder, ask the person who runs your domain to set up SPF, DKIM and DMARC for the mail server.',
      },
    ],
    reason: `You get this mail because ${member.email} belongs to the staff of ${company.name}.`,
  });
}
