import { expect, test } from 'vitest';
import { reasonOfRefund } from './reason-of-refund.ts';

test('the reason of a refund is asked for where a credit note gives it', () => {
  expect(reasonOfRefund({ refundable: 90_000, overpaid: 0 })).toEqual({ hint: 'Printed on the credit note' });
  expect(reasonOfRefund({ refundable: 90_000, overpaid: 5_000 })).toEqual({
    hint: 'Printed on the credit note, which more than ₹50.00 gets',
  });
});

test('what was paid too much has no credit note: a reason is for staff, and need not be given', () => {
  expect(reasonOfRefund({ refundable: 5_000, overpaid: 5_000 })).toEqual({
    hint: 'For staff only: it stands in the timeline',
    optional: true,
  });
});
