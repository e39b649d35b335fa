import { expect, test } from 'vitest';
import { reasonOfRefund } from './reason-of-refund.ts';

test('a refund with a credit note needs a reason, which is printed on it', () => {
  expect(reasonOfRefund({ refundable: 90_000, overpaid: 0 })).toEqual({ hint: 'Printed on the credit note' });
  expect(reasonOfRefund({ refundable: 90_000, overpaid: 5_000 })).toEqual({
    hint: 'Printed on the credit note, for a refund of more than ₹50.00',
  });
});

test('the refund of an overpayment has no credit note, so its reason is optional and for staff only', () => {
  expect(reasonOfRefund({ refundable: 5_000, overpaid: 5_000 })).toEqual({
    hint: 'For staff only: shown in the timeline',
    optional: true,
  });
});
