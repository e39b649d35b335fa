import { expect, test } from 'vitest';
import { isLate } from './late.ts';
import { orderStatuses } from './status.ts';

const lateIn = (deliveryType: string, readyBy: string | null) =>
  orderStatuses.filter((status) => isLate({ status, deliveryType, readyBy }, '2026-11-23'));

test('an order is late from the day after the one on which it should be ready, until it is on its way', () => {
  expect(lateIn('StandardShipping', '2026-11-22')).toEqual(['Order Accepted', 'In Production', 'Packed']);
  expect(lateIn('SelfPickup', '2026-11-22')).toEqual(['Order Accepted', 'In Production']);
});

test('an order is not late on that day, nor without one', () => {
  expect(lateIn('StandardShipping', '2026-11-23')).toEqual([]);
  expect(lateIn('StandardShipping', null)).toEqual([]);
});
