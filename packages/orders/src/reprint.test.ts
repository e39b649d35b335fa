import { expect, test } from 'vitest';
import { refuseReprint } from './reprint.ts';
import { orderStatuses } from './status.ts';

test('what has been begun can be made again, and a reprint only from the first order', () => {
  const may = (isReprint: boolean) =>
    orderStatuses.filter((status) => refuseReprint({ status, isReprint }) === undefined);
  expect(may(false)).toEqual(['In Production', 'Packed', 'Dispatched', 'Delivered', 'Returned']);
  expect(may(true)).toEqual([]);
  expect(refuseReprint({ status: 'Cancelled', isReprint: false })).toBe('This order has been cancelled.');
});
