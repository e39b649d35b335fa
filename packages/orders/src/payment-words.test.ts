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

  test('says of a cancelled order that what was paid goes back, until it is refunded', () => {
    for (const paid of ['Paid', 'Partially Paid']) {
      for (const status of orderStatuses)
        expect(words(status, paid)).toBe(status === 'Cancelled' ? 'To be paid back' : paid);
    }
    expect(words('Cancelled', 'Refunded')).toBe('Refunded');
  });

  test('says that a cancelled order owes the carriage which its buyer bears, or that it is paid', () => {
    for (const status of ['Payment Pending', 'Paid']) expect(words('Cancelled', status, true)).toBe(status);
  });
});
