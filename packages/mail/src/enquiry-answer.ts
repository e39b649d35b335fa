import { type Block, composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

export type EnquiryAnswer = {
  readonly company: MailCompany;
  readonly enquiry: { readonly name: string; readonly message?: string; readonly at: Date };
  /** As a member of staff has typed it, with its line breaks. */
  readonly answer: string;
  /** The person who answers. */
  readonly from: string;
};

/** To the visitor: staff's answer to their enquiry. The sender sets Reply-To to the company's address. */
export function enquiryAnswerMail({ company, enquiry, answer, from }: EnquiryAnswer): Mail {
  const asked = paragraphsOf(enquiry.message ?? '');
  return composeMail(company, {
    subject: `Your enquiry to ${company.name}`,
    preheader: answer.slice(0, 120),
    title: `Hello ${enquiry.name}`,
    blocks: [
      ...paragraphsOf(answer),
      // Addresses in a text don't become links; here those of our own site do.
      ...ownAddressesIn(answer, company.url).map((url): Block => ({ kind: 'link', label: url, url })),
      { kind: 'paragraph', text: `${from}, ${company.name}` },
      { kind: 'crease' },
      ...(asked.length === 0 ? [] : [{ kind: 'heading', text: 'You wrote' } as const, ...asked]),
      {
        kind: 'paragraph',
        text: `Your enquiry came on ${longDateAndTime(enquiry.at)}. To answer, reply to this mail.`,
      },
    ],
    reason: `You get this mail because an enquiry was sent from our website with this address. If that was not you, tell us at ${company.email}.`,
  });
}

const paragraphsOf = (text: string): Block[] =>
  text
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'paragraph', text: line }));

const ownAddressesIn = (text: string, site: string): string[] => [
  ...new Set((text.match(/https?:\/\/\S+/g) ?? []).filter((url) => url.startsWith(`${site}/`) && URL.canParse(url))),
];
