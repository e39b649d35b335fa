import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

export type Alerts = {
  readonly company: MailCompany;
  /** How many there are; `first` may be fewer. */
  readonly count: number;
  /** Oldest first; never empty. */
  readonly first: readonly MailAlert[];
  /** Absolute address of the alerts in the back office. */
  readonly links: { readonly alerts: string };
};

export type MailAlert = {
  /** In the order desk's words: "Overpaid". */
  readonly kind: string;
  readonly message: string;
  readonly at: Date;
};

/** To the company: everything that somebody has to look at since the last such mail. */
export function alertsMail({ company, count, first, links }: Alerts): Mail {
  const kinds = [...new Set(first.map(({ kind }) => kind))].join(', ');
  const others = count - first.length;
  return composeMail(company, {
    subject: count === 1 ? `Please look: ${kinds}` : `Please look: ${count} alerts (${kinds})`,
    preheader: first[0]?.message ?? '',
    title: count === 1 ? 'Somebody has to look at this' : `Somebody has to look at ${count} things`,
    blocks: [
      ...first.flatMap(({ kind, message, at }) => [
        { kind: 'heading', text: `${kind}, ${longDateAndTime(at)}` } as const,
        { kind: 'paragraph', text: message } as const,
      ]),
      ...(others > 0 ? [{ kind: 'paragraph', text: `And ${others} more.` } as const] : []),
      { kind: 'button', label: 'Open the alerts', url: links.alerts },
    ],
    reason: 'Order desk notice. What comes within a quarter of an hour is told in one mail.',
  });
}
