import { paymentWords } from '@boxwright/orders';
import { describe, expect, test } from 'vitest';
import { isDelivered, paymentShown } from './order-words.ts';

describe('an order in the tables', () => {
  test('shows Cash On Delivery for that mode, whatever was paid', () => {
    const status = 'Delivered';
    const order = { status, isCarriageKept: false };
    expect(paymentShown({ ...order, paymentMode: 'COD', paymentStatus: 'Paid' })).toBe('Cash On Delivery');
    expect(paymentShown({ ...order, paymentMode: 'PayLater', paymentStatus: 'Payment Pending' })).toBe(
      'Payment Pending',
    );
  });

  test('shows no pending payment once it is cancelled', () => {
    const payment = { paymentMode: 'COD', paymentStatus: 'Payment Pending', isCarriageKept: false } as const;
    const cancelled = { status: 'Cancelled', ...payment };
    expect(paymentWords({ ...cancelled, isCarriageKept: true })).toBe('Payment Pending');
    expect(paymentShown(cancelled)).toBe('Nothing due');
    // What its buyer bears of the carriage is owed, and then paid.
    expect(paymentShown({ ...cancelled, isCarriageKept: true })).toBe('Payment Pending');
    expect(paymentShown({ ...cancelled, isCarriageKept: true, paymentStatus: 'Paid' })).toBe('Paid');
    expect(paymentWords(cancelled)).toBe('Nothing due');
    expect(paymentShown({ ...cancelled, paymentMode: 'OnlinePartialPayment', paymentStatus: 'Refunded' })).toBe(
      'Refunded',
    );
  });

  test('shows its invoice only once it is delivered', () => {
    expect(['IN-PROCESS', 'Dispatched', 'Cancelled', 'Delivered'].map((status) => isDelivered({ status }))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
