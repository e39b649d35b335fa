import { describe, expect, test } from 'vitest';
import { isDelivered, paymentShown, paymentStatusShown } from './order-words.ts';

describe('an order in the tables', () => {
  test('shows Cash On Delivery for that mode, whatever was paid', () => {
    const status = 'Delivered';
    expect(paymentShown({ status, paymentMode: 'COD', paymentStatus: 'Paid' })).toBe('Cash On Delivery');
    expect(paymentShown({ status, paymentMode: 'PayLater', paymentStatus: 'Payment Pending' })).toBe('Payment Pending');
  });

  test('shows no pending payment once it is cancelled', () => {
    const cancelled = { status: 'Cancelled', paymentMode: 'COD', paymentStatus: 'Payment Pending' } as const;
    expect(paymentShown(cancelled)).toBe('Nothing due');
    expect(paymentStatusShown(cancelled)).toBe('Nothing due');
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
