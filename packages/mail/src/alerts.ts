import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

export type Alerts = {
  readonly company: MailCompany;
  /** The total number; `first` may have fewer. */
  readonly count: number;
  /** Oldest first; never empty. */
  readonly first: readonly MailAlert[];
  /** Absolute URL of the alerts in the back office. */
  readonly links: { readonly alerts: string };
};

export type MailAlert = {
  /** As shown to the order desk: "Overpaid". */
  readonly kind: string;
  readonly message: string;
  readonly at: Date;
};

/** To the company: all alerts since the last such mail. */
export function alertsMail({ company, count, first, links }: Alerts): Mail {
  const kinds = [...new Set(first.map(({ kind }) => kind))].join(', ');
  const others = count - first.length;
  return composeMail(company, {
    subject: count === 1 ? `Alert: ${kinds}` : `${count} alerts: ${kinds}`,
    preheader: first[0]?.message ?? '',
    title: count === 1 ? 'An alert needs your attention' : `${count} alerts need your attention`,
    blocks: [
      ...first.flatMap(({ kind, message, at }) => [
        { kind: 'heading', text: `${kind}, ${longDateAndTime(at)}` } as const,
        { kind: 'paragraph', text: message } as const,
      ]),
      ...(others > 0 ? [{ kind: 'paragraph', text: `And ${others} more.` } as const] : []),
      { kind: 'button', label: 'Open the alerts', url: links.alerts },
    ],
    reason: 'Order desk notice. Alerts within 15 minutes are sent in one mail.',
  });
}
