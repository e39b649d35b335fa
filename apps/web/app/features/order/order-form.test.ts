import { describe, expect, it } from 'vitest';
import { deliveryLabel, formatUnitPrice, paymentLabel, splitReference, taxesOf } from './order-form.ts';

describe('the order form', () => {
  it('shows the delivery type, and derives it from the charge only if it is missing', () => {
    expect(deliveryLabel({ deliveryType: 'StandardShipping', delivery: 0 })).toBe('Delivery Partner');
    expect(deliveryLabel({ deliveryType: 'SelfPickup', delivery: 5 })).toBe('Self Pickup');
    expect(deliveryLabel({ deliveryType: '', delivery: 5 })).toBe('Delivery Partner');
    expect(deliveryLabel({ deliveryType: '', delivery: 0 })).toBe('Self Pickup');
  });
  it('prints online payments as PAYU', () => {
    expect(['payu', 'OnlinePayment', 'COD', 'PayLater'].map(paymentLabel)).toEqual([
      'PAYU',
      'PAYU',
      'Cash On Delivery',
      'Pay Later',
    ]);
  });
  it('shows only the taxes that apply', () => {
    expect(taxesOf({ cgst: 2501, sgst: 2501, igst: 0 }).map(({ name }) => name)).toEqual(['CGST', 'SGST']);
    expect(taxesOf({ cgst: 0, sgst: 0, igst: 5003 })).toEqual([{ name: 'IGST', amount: 5003 }]);
  });
  it('keeps the decimals that a unit price needs', () => {
    expect([9.04, 9.0412, 9].map(formatUnitPrice)).toEqual(['₹9.04', '₹9.0412', '₹9.00']);
  });
  it('splits a payment reference', () => {
    expect(splitReference('T1/403')).toEqual({ transactionId: 'T1', paymentId: '403' });
    expect(splitReference('T1')).toEqual({ transactionId: 'T1', paymentId: '' });
  });
});
