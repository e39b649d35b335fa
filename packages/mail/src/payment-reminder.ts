import { formatRupees, type Paise } from '@boxwright/money';
import { isSentUnpaid, ways } from '@boxwright/orders';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder, MailTransfer } from './mail-data.ts';
import { longDay, orderBlocks, trackBlock, transferBlocks } from './order-blocks.ts';

export type PaymentReminder = {
  readonly company: MailCompany;
  readonly order: MailOrder;
  readonly amountPaid: Paise;
  readonly balanceDue: Paise;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
  /** Whether the goods are on their way, or delivered. */
  readonly isSent: boolean;
  /** When the mail is sent: before the day, on it, or after it. */
  readonly stage: 'soon' | 'today' | 'overdue';
  /** Of an order that is to be paid by transfer. */
  readonly transfer?: MailTransfer;
  /** Absolute URLs. */
  readonly links: {
    readonly pay: string;
    readonly track: string;
    readonly order: string;
    readonly unsubscribe: string;
  };
};

/** To a customer who hasn't paid yet, in a way that has a day, or who has paid a part. */
export function paymentReminderMail({
  company,
  order,
  amountPaid,
  balanceDue,
  dueOn,
  isSent,
  stage,
  transfer,
  links,
}: PaymentReminder): Mail {
  const amount = formatRupees(balanceDue);
  const when = { soon: `is due by ${longDay(dueOn)}`, today: 'is due today', overdue: `was due on ${longDay(dueOn)}` }[
    stage
  ];
  const isBalance = amountPaid > 0;
  const isClosed = order.isClosed === true;
  const isWaiting = !isSent && !isClosed && !isSentUnpaid(order.paymentMode);
  const waits = isBalance ? '; we send your order once it is paid in full' : '; we start once it has arrived';
  const due = `${amount} ${when}${isWaiting ? waits : ''}.`;
  const why = isClosed
    ? `this order came back and is closed, and you bear a part of its carriage. ${due}`
    : isBalance
      ? `you have paid ${formatRupees(amountPaid)} of this order. The balance of ${due}`
      : isSent
        ? `this order is sent, and isn’t paid yet. ${due}`
        : ways[order.paymentMode].words.reminder(due);
  const then = isBalance ? 'We send your order once it is paid in full.' : 'We start once your payment has arrived.';
  return composeMail(company, {
    subject: `Order ${order.number}: ${amount} ${when}`,
    preheader: isWaiting ? then : `${amount} of order ${order.number} ${when}.`,
    title: `Your ${isBalance ? 'balance' : 'payment'} ${when}`,
    notice: order.notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${order.customer.name}, ${why}`,
      },
      ...(transfer
        ? [...transferBlocks(transfer), { kind: 'link', label: 'Pay online instead', url: links.pay } as const]
        : [{ kind: 'button', label: `Pay ${amount}`, url: links.pay } as const]),
      { kind: 'crease' },
      ...orderBlocks(order),
      trackBlock('link', links),
      { kind: 'link', label: 'View your order', url: links.order },
    ],
    unsubscribe: { label: 'Stop payment reminders', url: links.unsubscribe },
    reason: `You get this mail because an order was placed with ${order.customer.email}.`,
  });
}
