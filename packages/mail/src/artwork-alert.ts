import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

export interface ArtworkAlert {
  readonly company: MailCompany;
  readonly customer: { readonly name: string; readonly company?: string };
  readonly orderNumber: string;
  readonly notice?: string;
  /** What came from the customer, the newest first. */
  readonly news: readonly {
    /** "Item 2, Soap Box: another file". */
    readonly what: string;
    readonly at: Date;
    /** The file's name, or what was written. */
    readonly text: string;
  }[];
  /** Absolute URL of the order in the back office. */
  readonly links: { readonly manage: string };
}

/** To the order desk: a file came, or something was said about a proof. */
export function artworkAlertMail({ company, customer, orderNumber, notice, news, links }: ArtworkAlert): Mail {
  const [first] = news;
  const who = customer.company || customer.name;
  return composeMail(company, {
    subject: `Order ${orderNumber}: news about artwork from ${who}`,
    preheader: first?.what ?? '',
    title: `Artwork and proofs of ${orderNumber}`,
    notice,
    blocks: [
      ...news.flatMap(
        ({ what, at, text }) =>
          [
            { kind: 'heading', text: `${what}, ${longDateAndTime(at)}` },
            { kind: 'quotation', text },
          ] as const,
      ),
      { kind: 'button', label: 'Open in the back office', url: links.manage },
    ],
    reason: 'Order desk notice.',
  });
}
