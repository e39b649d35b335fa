import type { RefundCauseCode } from '@boxwright/orders';

/** Why money goes back. */
export interface RefundCause {
  readonly code: RefundCauseCode;
  /** As printed on its documents. */
  readonly text: string;
}

export const refundCauses = {
  cancelledByCustomer: { code: 'cancelled-by-customer', text: 'Cancelled by the customer' },
  cancelledByUs: { code: 'cancelled-by-us', text: 'Cancelled by us' },
  paidAfterCancelling: { code: 'paid-after-cancelling', text: 'Paid after cancelling' },
  paidTooMuch: { code: 'paid-too-much', text: 'Paid too much' },
  fewerSent: { code: 'paid-too-much', text: 'Fewer pieces were sent than ordered' },
} as const satisfies Record<string, RefundCause>;

/** A credit note has taken the invoice, or items of it, back already. */
export const causeOfCredit = (reason: string): RefundCause => ({ code: 'invoice-credited', text: reason });

export const causeOfReturn = (requestId: number): RefundCause => ({
  code: 'return',
  text: `Return request ${requestId}`,
});

export const causeOfAgreement = (reason: string): RefundCause => ({
  code: 'agreed',
  text: `Agreed with the customer: ${reason}`,
});

/** Whether a refund reduces what was sold: money that was paid in advance or too much isn't part of the supply. */
export const reducesSupply = (code: RefundCauseCode): boolean => code === 'return' || code === 'agreed';
