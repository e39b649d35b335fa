import { formatCount } from '@boxwright/money';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

export type OrderAgain = {
  readonly company: MailCompany;
  readonly order: Pick<MailOrder, 'number' | 'placedAt' | 'customer' | 'lines' | 'notice'>;
  /** Absolute URLs. */
  readonly links: { readonly again: string; readonly unsubscribe: string };
};

/** The reminder that a customer has asked for. */
export function orderAgainMail({ company, order, links }: OrderAgain): Mail {
  const { name, email } = order.customer;
  return composeMail(company, {
    subject: `Time to order again? Order ${order.number}`,
    preheader: 'You asked us to remind you.',
    title: 'Time to order again?',
    notice: order.notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${name}, you asked us to remind you of order ${order.number} of ${longDateAndTime(order.placedAt)}:`,
      },
      {
        kind: 'steps',
        steps: order.lines.map(({ description, quantity }) => `${formatCount(quantity)} × ${description}`),
      },
      {
        kind: 'paragraph',
        text: 'The page shows today’s price and what has changed since. You can change the quantities there before you order.',
      },
      { kind: 'button', label: 'See today’s price', url: links.again },
    ],
    unsubscribe: { label: 'Stop reminders to order again', url: links.unsubscribe },
    reason: `You get this mail because you asked for it when signed in as ${email}. It is sent once.`,
  });
}
