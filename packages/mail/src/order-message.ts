import { composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';

export interface OrderMessage {
  readonly company: MailCompany;
  readonly customer: { readonly name: string; readonly email: string };
  readonly orderNumber: string;
  /** Shown above everything else: that the order is a demonstration. */
  readonly notice?: string;
  /** What the order desk wrote. */
  readonly text: string;
  /** Absolute URL of the order's page, where the customer can answer. */
  readonly links: { readonly order: string };
}

/** To the customer: the order desk has written about their order. */
export function orderMessageMail({ company, customer, orderNumber, notice, text, links }: OrderMessage): Mail {
  return composeMail(company, {
    subject: `Order ${orderNumber}: a message from ${company.name}`,
    preheader: text.slice(0, 100),
    title: `About your order ${orderNumber}`,
    notice,
    blocks: [
      { kind: 'paragraph', text: `Hello ${customer.name}, we have written to you about your order:` },
      { kind: 'paragraph', text },
      { kind: 'button', label: 'Answer', url: links.order },
    ],
    reason: `You get this mail because an order was placed with ${customer.email}.`,
  });
}
