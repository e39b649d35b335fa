import { formatRupees, type Paise } from '@boxwright/money';
import { composeMail } from './layout.ts';
import type { Mail } from './mail-data.ts';
import { longDay } from './order-blocks.ts';
import type { RefundMail } from './refund.ts';

export interface DebitNoteIssued extends RefundMail {
  readonly number: string;
  readonly invoice: string;
  readonly reason: string;
  readonly debited: Paise;
  /** What is to be paid for the order now, and until when, `YYYY-MM-DD`. */
  readonly balanceDue: Paise;
  readonly dueOn: string | null;
  readonly links: RefundMail['links'] & { readonly debitNote: string; readonly pay: string };
}

/** To the customer: something is added to the invoice. */
export function debitNoteMail({ company, customer, orderNumber, notice, links, ...note }: DebitNoteIssued): Mail {
  const debited = formatRupees(note.debited);
  const by = note.dueOn === null ? '' : ` by ${longDay(note.dueOn)}`;
  const isDue = note.balanceDue > 0;
  const rest = isDue ? `${formatRupees(note.balanceDue)} is to be paid${by}.` : 'Nothing is to be paid.';
  return composeMail(company, {
    subject: `Order ${orderNumber}: ${debited} added to your invoice`,
    preheader: `Debit note ${note.number} on invoice ${note.invoice}.`,
    title: `${debited} added to your invoice`,
    notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, we have added ${debited} to invoice ${note.invoice} for order ${orderNumber}. ${rest}`,
      },
      { kind: 'facts', rows: [{ name: 'Why', value: note.reason }] },
      ...(isDue ? [{ kind: 'button', label: `Pay ${formatRupees(note.balanceDue)}`, url: links.pay } as const] : []),
      { kind: 'link', label: 'See your order', url: links.order },
      { kind: 'link', label: 'Download Debit Note', url: links.debitNote },
      { kind: 'paragraph', text: 'If you don’t agree with it, please answer this mail.' },
    ],
    reason: `You get this mail because an order was placed with ${customer.email}.`,
  });
}
