import { expect, test } from 'vitest';
import { paymentWords } from './payment-words.ts';

const head = {
  status: 'Cancelled',
  paymentStatus: 'Paid',
  paymentMode: 'PayU',
  paid: 1_606_290,
  due: 0,
  kept: 0,
  totalWithTax: 1_606_290,
};
const refund = { state: 'requested', amount: 1_606_290, method: 'UPI', isCash: false };
// Only the fields that the function reads.
const words = (own: object, refunds: readonly object[]) =>
  paymentWords(...([[{ ...head, ...own }], refunds] as unknown as Parameters<typeof paymentWords>));

test('the buyer of a cancelled order reads what isn’t paid back yet, and how far its refund is', () => {
  expect(words({}, [refund])).toBe('₹16,062.90 not paid back yet: refund requested');
  expect(words({}, [{ ...refund, state: 'asked' }])).toBe('₹16,062.90 not paid back yet: refund on its way');
  expect(words({}, [refund, { ...refund, state: 'by-hand' }])).toBe('₹16,062.90 not paid back yet');
  expect(
    words({ paid: 0, paymentStatus: 'Refunded' }, [{ ...refund, state: 'succeeded', changedAt: new Date() }]),
  ).toBe('Refunded');
});

test('the buyer of an order reads that what is overpaid goes back only once that is decided', () => {
  const overpaid = { status: 'Packed', paid: 1_678_790 };
  const byHand = { ...refund, state: 'by-hand', amount: 72_500, isCash: true };
  expect(words(overpaid, [{ ...byHand, isUndecided: true }])).toBe(
    'Paid in full. ₹725.00 was overpaid: we mail you what becomes of it',
  );
  expect(words(overpaid, [byHand])).toBe('Paid in full. ₹725.00 was overpaid: we pay it back');
});
