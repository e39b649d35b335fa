import { describe, expect, test } from 'vitest';
import { isDelivered, paymentShown } from './order-words.ts';

describe('an order in the tables', () => {
  test('shows Cash On Delivery for that mode, whatever was paid', () => {
    expect(paymentShown({ paymentMode: 'COD', paymentStatus: 'Paid' })).toBe('Cash On Delivery');
    expect(paymentShown({ paymentMode: 'PayLater', paymentStatus: 'Payment Pending' })).toBe('Payment Pending');
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
