import { type Block, composeMail } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDay } from './order-blocks.ts';

export interface MailReturn {
  readonly company: MailCompany;
  readonly customer: { readonly name: string; readonly email: string; readonly mobile: string };
  readonly orderNumber: string;
  /** Shown above everything else: that the order is a demonstration. */
  readonly notice?: string;
  readonly request: {
    readonly id: number;
    /** In the words of the form. */
    readonly reason: string;
    readonly wish: string;
    readonly batchNumber: string;
    /** `YYYY-MM-DD`. */
    readonly manufacturedOn: string;
    readonly description: string;
  };
  /** Absolute URL of the order's page: the customer's, or the order desk's. */
  readonly links: { readonly order: string };
}

const factsOf = ({ request }: MailReturn): Block => ({
  kind: 'facts',
  rows: [
    { name: 'What is wrong', value: request.reason },
    { name: 'Batch number', value: request.batchNumber },
    { name: 'Manufacturing date', value: longDay(request.manufacturedOn) },
    { name: 'If the fault is ours', value: request.wish },
  ],
});

/** To the order desk, with the photographs behind the staff's sign-in. */
export function returnAlertMail(data: MailReturn & { readonly photos: readonly string[] }): Mail {
  const { company, customer, orderNumber, notice, request, photos, links } = data;
  return composeMail(company, {
    subject: `Return request ${request.id}, order ${orderNumber}: ${request.reason}`,
    preheader: `${customer.name}, batch ${request.batchNumber}`,
    title: `Return request ${request.id}`,
    notice,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { name: 'Order', value: orderNumber, strong: true },
          { name: 'Customer', value: customer.name },
          { name: 'Mobile', value: customer.mobile },
          { name: 'Email', value: customer.email },
        ],
      },
      factsOf(data),
      { kind: 'quotation', text: request.description },
      { kind: 'button', label: 'Open the order', url: links.order },
      ...photos.map((url, place) => ({ kind: 'link', label: `Photograph ${place + 1}`, url }) as const),
      {
        kind: 'paragraph',
        text: 'Test it first, then accept or decline the request: your words are mailed to the customer.',
      },
    ],
    reason: 'Order desk notice.',
  });
}

/** To the customer: the request was received, and what happens next. */
export function returnReceivedMail(data: MailReturn): Mail {
  const { company, customer, orderNumber, notice, request, links } = data;
  return composeMail(company, {
    subject: `Order ${orderNumber}: we have your return request ${request.id}`,
    preheader: 'We test every complaint first.',
    title: 'We have your request',
    notice,
    blocks: [
      { kind: 'paragraph', text: `Hello ${customer.name}, we have your request and its photographs.` },
      factsOf(data),
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'steps',
        steps: [
          'We compare it with the approved sample, and may ask you for a few pieces. Please keep everything until then.',
          'We mail you what we have found.',
          'If the fault is ours, we print again or refund, as you choose.',
        ],
      },
      { kind: 'button', label: 'See your order', url: links.order },
    ],
    reason: `You get this mail because a return was requested for an order placed with ${customer.email}.`,
  });
}

/** To the customer: the decision. */
export function returnDecidedMail(
  data: MailReturn & {
    readonly isAccepted: boolean;
    readonly answer: string;
    /** The refund, in words; empty if there is none. */
    readonly refund: string;
  },
): Mail {
  const { company, customer, orderNumber, notice, request, links, isAccepted, answer, refund } = data;
  const decided = isAccepted ? 'accepted' : 'declined';
  return composeMail(company, {
    subject: `Order ${orderNumber}: your return request ${request.id} is ${decided}`,
    preheader: answer.slice(0, 100),
    title: `Your request is ${decided}`,
    notice,
    blocks: [
      { kind: 'paragraph', text: `Hello ${customer.name}, we have looked into your request ${request.id}.` },
      { kind: 'paragraph', text: answer },
      ...(refund === ''
        ? []
        : [{ kind: 'paragraph', text: `We pay ${refund} back, and mail you when it is done.` } as const]),
      ...(isAccepted
        ? []
        : [
            {
              kind: 'paragraph',
              text: `If you see it differently, answer this mail or write to ${company.email}.`,
            } as const,
          ]),
      { kind: 'button', label: 'See your order', url: links.order },
    ],
    reason: `You get this mail because a return was requested for an order placed with ${customer.email}.`,
  });
}
