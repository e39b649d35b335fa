/** What can be wrong with delivered goods. Other returns are arranged by mail. */
export const returnReasons = ['defective', 'damaged', 'too-few', 'not-as-approved'] as const;

export type ReturnReason = (typeof returnReasons)[number];

export const returnReasonNames: { readonly [reason in ReturnReason]: string } = {
  defective: 'Defective',
  damaged: 'Damaged in transit',
  'too-few': 'Too few pieces',
  'not-as-approved': 'Not what I approved',
};

/** What the customer would like if we are at fault. */
export const returnWishes = ['print-again', 'refund'] as const;

export type ReturnWish = (typeof returnWishes)[number];

export const returnWishNames: { readonly [wish in ReturnWish]: string } = {
  'print-again': 'Print it again',
  refund: 'Refund my money',
};

/** Life of a request: staff examine the complaint, then decide. */
export const returnStates = ['received', 'accepted', 'declined'] as const;

/** Calendar days from the day of receipt in which something may be returned. */
export const returnDays = 5;

/**
 * The last day on which goods received on a day may be returned: the fifth day after it.
 *
 * @param receivedOn `YYYY-MM-DD` in India
 */
export function lastReturnDay(receivedOn: string): string {
  const day = new Date(`${receivedOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + returnDays);
  return day.toISOString().slice(0, 10);
}
