/** Why money goes back, as printed on its documents. */
export const refundCauses = {
  cancelledByCustomer: 'Cancelled by the customer',
  cancelledByUs: 'Cancelled by us',
  paidAfterCancelling: 'Paid after cancelling',
  paidTooMuch: 'Paid too much',
} as const;

const ofReturn = 'Return request';

const agreed = 'Agreed with the customer';

export type RefundCause =
  | (typeof refundCauses)[keyof typeof refundCauses]
  | `${typeof ofReturn} ${number}`
  | `${typeof agreed}: ${string}`;

export const causeOfReturn = (requestId: number): RefundCause => `${ofReturn} ${requestId}`;

export const causeOfAgreement = (reason: string): RefundCause => `${agreed}: ${reason}`;

/** Whether a refund reduces what was sold: money that was paid in advance or too much isn't part of the supply. */
export const reducesSupply = (cause: string): boolean =>
  cause.startsWith(`${ofReturn} `) || cause.startsWith(`${agreed}: `);
