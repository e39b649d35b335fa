import { formatPieces } from '@boxwright/money';
import { composeMail } from './layout.ts';
import type { Mail, MailCompany, MailOrder, MailOrderLinks } from './mail-data.ts';
import { orderLinkBlocks } from './order-blocks.ts';

export interface OrderReprint {
  readonly company: MailCompany;
  /** The order that makes the goods again. */
  readonly order: MailOrder;
  readonly firstNumber: string;
  /** Such as "pieces were missing". */
  readonly because: string;
  readonly links: MailOrderLinks;
}

/** To the customer: goods of their order are made again at no charge. */
export function orderReprintMail({ company, order, firstNumber, because, links }: OrderReprint): Mail {
  return composeMail(company, {
    subject: `Order ${firstNumber}: we make it again`,
    preheader: `At no charge, as order ${order.number}.`,
    title: 'We make it again at no charge',
    notice: order.notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${order.customer.name}, we make goods of your order ${firstNumber} again, because ${because}. There is nothing to pay. They have an order number of their own: ${order.number}.`,
      },
      {
        kind: 'facts',
        rows: order.lines.map(({ description, quantity }) => ({
          name: description,
          value: formatPieces(quantity),
        })),
      },
      ...orderLinkBlocks(links),
    ],
    reason: `You get this mail because an order was placed with ${order.customer.email}.`,
  });
}
