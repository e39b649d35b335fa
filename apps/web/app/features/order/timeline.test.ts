import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const step = (status: string, hour: number, own: object = {}) => ({
  ...{ status, at: at(hour), courier: '', trackingNumber: '', note: '' },
  ...own,
});

test('the steps of an order are listed in order of time, with courier, note, files and refund', () => {
  const steps = [
    step('Order Accepted', 3),
    step('Dispatched', 5, { courier: 'Blue Dart', trackingNumber: '44', note: 'Two cartons.' }),
    step('Cancelled', 6),
  ];
  const payments = [
    { at: at(2), amount: 118_000, isKept: false },
    { at: at(7), amount: -118_000, isKept: false },
    { at: at(8), amount: -52_350, isKept: true },
  ];
  const artwork = [{ at: at(4), title: 'File for item 1', lines: ['box.pdf'] }];
  const entries = timelineOf({ placedAt: at(1), steps }, { payments, artwork });
  expect(entries.map(({ title, lines }) => [title, ...lines])).toEqual([
    ['Order Placed'],
    ['₹1,180.00 received'],
    ['Order Accepted'],
    ['File for item 1', 'box.pdf'],
    ['Dispatched', 'Blue Dart, 44', 'Two cartons.'],
    ['Cancelled'],
    ['₹1,180.00 refunded'],
    ['₹523.50 kept on your account'],
  ]);
});
