import { expect, test } from 'vitest';
import { refuseReprint, reprintCauses, reprintWords } from './reprint.ts';
import { orderStatuses } from './status.ts';

test('what has been begun can be made again, and a reprint only from the first order', () => {
  const may = (isReprint: boolean) =>
    orderStatuses.filter((status) => refuseReprint({ status, isReprint }) === undefined);
  expect(may(false)).toEqual(['In Production', 'Packed', 'Dispatched', 'Delivered', 'Returned']);
  expect(may(true)).toEqual([]);
  expect(refuseReprint({ status: 'Cancelled', isReprint: false })).toBe('This order has been cancelled.');
});

test('who may not print again reads why, and what to do instead', () => {
  expect(refuseReprint({ status: 'Delivered', isReprint: true })).toBe(
    'This order is a reprint itself. Please print again from the order that was paid.',
  );
  for (const status of ['IN-PROCESS', 'Order Accepted'] as const)
    expect(refuseReprint({ status, isReprint: false })).toBe(
      'Nothing of this order is made yet. Please change it instead.',
    );
});

test('each cause has a name for staff, and words for the customer that follow “because”', () => {
  expect(reprintCauses.map((cause) => [reprintWords[cause].name, reprintWords[cause].toCustomer])).toEqual([
    ['Our fault', 'something went wrong with us'],
    ['Lost or damaged on the way', 'the parcel was lost or damaged on its way'],
    ['Too few pieces', 'pieces were missing'],
    ['Goodwill', 'we want you to be content'],
  ]);
});
