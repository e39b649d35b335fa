import { describe, expect, test } from 'vitest';
import { isDelivered, paymentShown } from './order-words.ts';

describe('an order in the tables', () => {
  test('says Cash On Delivery whatever was paid, where that is its mode', () => {
    expect(paymentShown({ paymentMode: 'COD', paymentStatus: 'Paid' })).toBe('Cash On Delivery');
    expect(paymentShown({ paymentMode: 'PayLater', paymentStatus: 'Payment Pending' })).toBe('Payment Pending');
  });

  test('shows its invoice once it is delivered, and no moment before', () => {
    expect(['IN-PROCESS', 'Dispatched', 'Cancelled', 'Delivered'].map((status) => isDelivered({ status }))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
