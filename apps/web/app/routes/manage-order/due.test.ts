import { expect, test } from 'vitest';
import { dueOf } from './due.ts';

const dates = { approvedOn: '2026-11-25', readyBy: '2026-12-08', arrivesBy: null };
const order = { status: 'IN-PROCESS', dates, readyBy: null, isLate: false };

test('before its acceptance an order has the date that the customer reads', () => {
  expect(dueOf(order)?.text).toMatch(/^Ready by 8 December.*, if the proof is approved today$/);
});

test.each(['Order Accepted', 'In Production', 'Packed'])('an order in “%s” is due on the day of the list', (status) => {
  const accepted = { ...order, status, readyBy: '2026-12-04' };
  expect(dueOf(accepted)).toEqual({ text: expect.stringMatching(/^Due 4 December( 2026)?$/), isLate: false });
  expect(dueOf({ ...accepted, isLate: true })).toEqual({ text: expect.stringMatching(/, overdue$/), isLate: true });
});

test('an order on its way, and one without a promise, has no date', () => {
  expect(dueOf({ ...order, status: 'Dispatched', dates: null, readyBy: '2026-12-04' })).toBeNull();
  expect(dueOf({ ...order, status: 'Order Accepted' })).toBeNull();
});
