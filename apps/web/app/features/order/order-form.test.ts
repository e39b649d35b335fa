import { describe, expect, it } from 'vitest';
import { deliveryLabel, isWithoutGateway, splitReference } from './order-form.ts';

describe('the order form', () => {
  it('shows the delivery type, and derives it from the charge only if it is missing', () => {
    expect(deliveryLabel({ deliveryType: 'StandardShipping', delivery: 0 })).toBe('Delivery Partner');
    expect(deliveryLabel({ deliveryType: 'SelfPickup', delivery: 5 })).toBe('Self Pickup');
    expect(deliveryLabel({ deliveryType: '', delivery: 5 })).toBe('Delivery Partner');
    expect(deliveryLabel({ deliveryType: '', delivery: 0 })).toBe('Self Pickup');
  });
  it('splits a payment reference', () => {
    expect(splitReference('T1/403')).toEqual({ transactionId: 'T1', paymentId: '403' });
    expect(splitReference('T1')).toEqual({ transactionId: 'T1', paymentId: '' });
  });
  it('distinguishes the number of an order to be paid later from the number of a payment for it', () => {
    const later = { paymentMode: 'PayLater', paymentReference: 'OWN/LATER' } as const;
    expect(isWithoutGateway(later, 'OWN', '')).toBe(true);
    expect(isWithoutGateway(later, 'OWN', 'LATER')).toBe(true);
    expect(isWithoutGateway(later, 'T1', '403')).toBe(false);
    expect(isWithoutGateway({ ...later, paymentReference: 'T1/403' }, 'T1', '403')).toBe(false);
    expect(isWithoutGateway({ paymentMode: 'OnlinePayment', paymentReference: 'OWN/' }, 'OWN', '')).toBe(false);
  });
});
