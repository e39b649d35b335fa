import { formatRupees, type Paise } from '@boxwright/money';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder } from './mail-data.ts';
import { orderBlocks } from './order-blocks.ts';

export interface PaymentLink {
  readonly company: MailCompany;
  readonly order: MailOrder;
  readonly balanceDue: Paise;
  /** Absolute URL at which whoever has it pays without signing in. */
  readonly links: { readonly pay: string };
}

/** To the customer: the link from the order desk, by which the order is paid. */
export function paymentLinkMail({ company, order, balanceDue, links }: PaymentLink): Mail {
  const due = formatRupees(balanceDue);
  return composeMail(company, {
    subject: `Order ${order.number}: please pay ${due}`,
    preheader: 'The link opens the payment without signing in.',
    title: `${due} to pay`,
    notice: order.notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${order.customer.name}, here is the link to pay for your order ${order.number}. You don’t have to sign in.`,
      },
      { kind: 'button', label: `Pay ${due}`, url: links.pay },
      { kind: 'crease' },
      ...orderBlocks(order),
    ],
    reason: `You get this mail because an order was placed with ${order.customer.email}.`,
  });
}
