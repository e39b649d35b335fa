import { expect, test } from 'vitest';
import { dueOf } from './due.ts';

const dates = { approvedOn: '2026-11-25', readyBy: '2026-12-08', arrivesBy: null };
const order = { status: 'IN-PROCESS', dates, readyBy: null, isLate: false, hasProof: true };

test('before it is accepted, an order has the date shown to the customer', () => {
  expect(dueOf(order)?.text).toMatch(/^Ready by 8 December.*, if the proof is approved on 25 November/);
});

test('what has no proof is ready so many days after it is paid', () => {
  expect(dueOf({ ...order, hasProof: false })?.text).toMatch(/^Ready by 8 December.*, if it is paid on 25 November/);
});

test.each(['Order Accepted', 'In Production', 'Packed'])(
  'an order in “%s” is due on the day that the list of orders shows',
  (status) => {
    const accepted = { ...order, status, readyBy: '2026-12-04' };
    expect(dueOf(accepted)).toEqual({ text: expect.stringMatching(/^Due 4 December( 2026)?$/), isLate: false });
    expect(dueOf({ ...accepted, isLate: true })).toEqual({ text: expect.stringMatching(/, overdue$/), isLate: true });
  },
);

test('neither a dispatched order nor one without a promised day has a date', () => {
  expect(dueOf({ ...order, status: 'Dispatched', dates: null, readyBy: '2026-12-04' })).toBeNull();
  expect(dueOf({ ...order, status: 'Order Accepted', dates: null })).toBeNull();
});

test('an accepted order isn’t due before its proofs are approved', () => {
  expect(dueOf({ ...order, status: 'Order Accepted' })).toEqual({
    text: 'Due once its proofs are approved',
    isLate: false,
  });
});
