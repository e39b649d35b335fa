import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder, MailOrderLinks } from './mail-data.ts';
import { orderLinkBlocks } from './order-blocks.ts';

export interface AddressCorrected {
  readonly company: MailCompany;
  readonly order: MailOrder;
  /** Such as "billing address". */
  readonly what: string;
  /** The address as it is now, with its mobile number and e-mail: a line each. */
  readonly lines: readonly string[];
  readonly links: MailOrderLinks;
}

/** To the customer, when the order desk has corrected an address of their order. */
export function addressCorrectedMail({ company, order, what, lines, links }: AddressCorrected): Mail {
  return composeMail(company, {
    subject: `Order ${order.number}: ${what} corrected`,
    preheader: lines.join(', '),
    title: `We have corrected the ${what}`,
    notice: order.notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${order.customer.name}, our order desk has corrected the ${what} of your order ${order.number}. It is now:`,
      },
      { kind: 'paragraph', text: lines.join('\n') },
      { kind: 'paragraph', text: 'If something of it isn’t right, please answer this mail.' },
      ...orderLinkBlocks(links),
    ],
    reason: `You get this mail because an order was placed with ${order.customer.email}.`,
  });
}
