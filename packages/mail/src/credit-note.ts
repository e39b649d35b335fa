import { formatRupees, type Paise } from '@boxwright/money';
import { composeMail } from './layout.ts';
import type { Mail } from './mail-data.ts';
import { type RefundMail, refundSentences } from './refund.ts';

export interface CreditNoteIssued extends RefundMail {
  readonly number: string;
  readonly invoice: string;
  readonly reason: string;
  readonly credited: Paise;
  /** What is to be paid for the order now. */
  readonly balanceDue: Paise;
  /** What is refunded the way it was paid, and by a transfer. */
  readonly refund: { readonly amount: Paise; readonly byHand: Paise };
  readonly links: RefundMail['links'] & { readonly creditNote: string };
}

/** To the customer: a part of the invoice is credited. */
export function creditNoteMail({ company, customer, orderNumber, notice, links, ...note }: CreditNoteIssued): Mail {
  const credited = formatRupees(note.credited);
  const rest = note.balanceDue > 0 ? `${formatRupees(note.balanceDue)} is to be paid.` : 'Nothing is to be paid.';
  return composeMail(company, {
    subject: `Order ${orderNumber}: ${credited} credited`,
    preheader: `Credit note ${note.number} on invoice ${note.invoice}.`,
    title: `${credited} credited`,
    notice,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, we have credited ${credited} of invoice ${note.invoice} for order ${orderNumber}. ${rest}`,
      },
      { kind: 'facts', rows: [{ name: 'Why', value: note.reason }] },
      ...refundSentences(note.refund).map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'button', label: 'See your order', url: links.order },
      { kind: 'link', label: 'Download Credit Note', url: links.creditNote },
    ],
    reason: `You get this mail because an order was placed with ${customer.email}.`,
  });
}
