import { formatRupees, type Paise } from '@boxwright/money';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder } from './mail-data.ts';
import { longDay, orderBlocks, trackBlock } from './order-blocks.ts';

export type PaymentReminder = {
  readonly company: MailCompany;
  readonly order: MailOrder;
  readonly balanceDue: Paise;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
  /** When the mail is sent: before the day, on it, or after it. */
  readonly stage: 'soon' | 'today' | 'overdue';
  /** Absolute URLs. */
  readonly links: {
    readonly pay: string;
    readonly track: string;
    readonly order: string;
    readonly unsubscribe: string;
  };
};

/** To a customer who chose to pay later. */
export function paymentReminderMail({ company, order, balanceDue, dueOn, stage, links }: PaymentReminder): Mail {
  const amount = formatRupees(balanceDue);
  const when = { soon: `is due by ${longDay(dueOn)}`, today: 'is due today', overdue: `was due on ${longDay(dueOn)}` }[
    stage
  ];
  return composeMail(company, {
    subject: `Order ${order.number}: ${amount} ${when}`,
    preheader: 'We start once your payment has arrived.',
    title: `Your payment ${when}`,
    notice: order.notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${order.customer.name}, you chose to pay for this order later. ${amount} ${when}; we start once it has arrived. If you no longer want the order, just answer this mail.`,
      },
      { kind: 'button', label: `Pay ${amount}`, url: links.pay },
      { kind: 'crease' },
      ...orderBlocks(order),
      trackBlock('link', links),
      { kind: 'link', label: 'View your order', url: links.order },
    ],
    unsubscribe: { label: 'Stop reminders of payments', url: links.unsubscribe },
    reason: `You get this mail because an order was placed with ${order.customer.email}.`,
  });
}
