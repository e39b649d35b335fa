import { expect, test } from 'vitest';
import { findSharedParcel, sharedParcelText } from './parcels.ts';

const order = (number: string, customerId: number, trackingNumber: string) => ({ number, customerId, trackingNumber });

test('finds two customers’ orders with the same tracking number, whatever its spaces and case', () => {
  const [first, other, second] = [order('BW-1', 1, 'C 1001'), order('BW-2', 2, 'C1002'), order('BW-3', 3, ' c1001 ')];
  expect(findSharedParcel([first, other, second])).toEqual([first, second]);
  expect(sharedParcelText([first, second])).toMatch(/^BW-1 and BW-3 belong to different customers/);
});

test('one customer’s orders may go in one parcel, and orders without a number share none', () => {
  expect(findSharedParcel([order('BW-1', 1, 'C1001'), order('BW-2', 1, 'C1001')])).toBeNull();
  expect(findSharedParcel([order('BW-1', 1, ''), order('BW-2', 2, ' '), order('BW-3', 3, '')])).toBeNull();
});

test('finds an order of another customer after several of one', () => {
  const orders = [order('BW-1', 1, 'C1001'), order('BW-2', 1, 'C1001'), order('BW-3', 2, 'C1001')];
  expect(findSharedParcel(orders)?.map(({ number }) => number)).toEqual(['BW-1', 'BW-3']);
});
