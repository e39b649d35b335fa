import { describe, expect, test } from 'vitest';
import { orderStatuses, paymentWords } from './index.ts';

const words = (status: string, paymentStatus: string, isCarriageKept = false) =>
  paymentWords({ status, paymentStatus, isCarriageKept });

describe('the payment of an order in words', () => {
  test.each(['Payment Initiated', 'Payment Pending', 'Payment Failed'])(
    '%s is what it owes until it is cancelled, then nothing is due',
    (paymentStatus) => {
      for (const status of orderStatuses)
        expect(words(status, paymentStatus)).toBe(status === 'Cancelled' ? 'Nothing due' : paymentStatus);
    },
  );

  test('says what was paid of a cancelled order, and that it owes the carriage which its buyer bears', () => {
    for (const paid of ['Paid', 'Partially Paid', 'Refunded']) expect(words('Cancelled', paid)).toBe(paid);
    expect(words('Cancelled', 'Payment Pending', true)).toBe('Payment Pending');
  });
});
