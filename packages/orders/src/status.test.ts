import { describe, expect, test } from 'vitest';
import {
  awaitsApproval,
  comeBackReasons,
  comeBackWords,
  isStepBack,
  mayMoveOrder,
  type OrderTransition,
  orderStatuses,
  orderStatusNames,
  orderTransitions,
  statusBefore,
  wasSent,
} from './index.ts';

const placedAt = new Date('2026-11-02T10:00:00Z');
const hoursLater = (hours: number) => new Date(placedAt.getTime() + hours * 3_600_000);

/** from → to: who may make the move. Every other move is refused. */
const allowed = new Map([
  ['IN-PROCESS → Order Accepted', ['staff']],
  ['IN-PROCESS → Cancelled', ['customer', 'staff']],
  ['Order Accepted → In Production', ['staff']],
  ['Order Accepted → Cancelled', ['customer', 'staff']],
  ['In Production → Packed', ['staff']],
  ['In Production → Cancelled', ['staff']],
  ['Packed → Dispatched', ['staff']],
  ['Packed → Cancelled', ['staff']],
  ['Dispatched → Delivered', ['staff']],
  ['Dispatched → Returned', ['staff']],
  ['Dispatched → Packed', ['staff']],
  ['Delivered → Dispatched', ['staff']],
  ['Returned → Dispatched', ['staff']],
  ['Returned → Cancelled', ['staff']],
]);

const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })));

describe('an order', () => {
  test.each(pairs)('from $from to $to can be moved only by those who may', ({ from, to }) => {
    for (const by of ['customer', 'staff'] as const) {
      const expected = allowed.get(`${from} → ${to}`)?.includes(by) ?? false;
      expect(mayMoveOrder({ from, to, by, placedAt, now: hoursLater(1) }).ok).toBe(expected);
    }
  });

  test('can be cancelled by its customer for exactly 24 hours', () => {
    const cancel = { from: 'IN-PROCESS', to: 'Cancelled', by: 'customer', placedAt } as const;
    expect(mayMoveOrder({ ...cancel, now: hoursLater(24) })).toEqual({ ok: true });
    expect(mayMoveOrder({ ...cancel, now: hoursLater(24.001) })).toEqual({
      ok: false,
      code: 'too-late',
      text: 'Orders can be cancelled within 24 hours. Please contact us.',
    });
    expect(mayMoveOrder({ ...cancel, by: 'staff', now: hoursLater(1000) })).toEqual({ ok: true });
  });

  test('whose bulk step is taken back is again in the status before it, and a dispatch is not taken back', () => {
    expect(orderStatuses.map((to) => [to, statusBefore(to)])).toEqual([
      ['IN-PROCESS', null],
      ['Order Accepted', 'IN-PROCESS'],
      ['In Production', 'Order Accepted'],
      ['Packed', 'In Production'],
      ['Dispatched', null],
      ['Delivered', 'Dispatched'],
      ['Returned', 'Dispatched'],
      ['Cancelled', null],
    ]);
  });

  test('has its invoice once it was sent, and its proof to approve until production', () => {
    expect(orderStatuses.filter(wasSent)).toEqual(['Dispatched', 'Delivered', 'Returned']);
    expect(orderStatuses.filter(awaitsApproval)).toEqual(['IN-PROCESS', 'Order Accepted']);
  });

  test('goes back, with words to its buyer, from the dispatch and from the delivery only', () => {
    const back = pairs.filter(({ from, to }) => isStepBack(from, to)).map(({ from, to }) => `${from} → ${to}`);
    expect(back).toEqual(['Dispatched → Packed', 'Delivered → Dispatched']);
  });

  test.each(orderStatuses)('that is %s is taken back only to a status from which it came', (to) => {
    const before = statusBefore(to);
    const from = orderStatuses.filter((each) => orderTransitions[each].some((step) => step.to === to));
    if (before !== null) expect(from).toContain(before);
    else expect(['IN-PROCESS', 'Dispatched', 'Cancelled']).toContain(to);
  });

  test('asks a customer whose order is in production to get in touch', () => {
    const move = mayMoveOrder({ from: 'In Production', to: 'Cancelled', by: 'customer', placedAt, now: placedAt });
    expect(move).toEqual({
      ok: false,
      code: 'not-yours',
      text: 'Please contact us to change an order that is In Production.',
    });
  });

  test('can reach every status from the first, and stays in a final one', () => {
    const reached = new Set<string>(['IN-PROCESS']);
    for (const from of orderStatuses) {
      if (reached.has(from)) for (const { to } of orderTransitions[from] as readonly OrderTransition[]) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...orderStatuses].sort());
    expect(orderTransitions.Cancelled).toEqual([]);
  });

  test('that is delivered can no longer be cancelled', () => {
    expect(mayMoveOrder({ from: 'Delivered', to: 'Cancelled', by: 'staff', placedAt, now: placedAt })).toEqual({
      ok: false,
      code: 'no-such-step',
      text: 'An order that is Delivered cannot become Cancelled.',
    });
  });

  test('that was just placed is shown as Order Placed, every other status by its stored name', () => {
    const { 'IN-PROCESS': placed, ...others } = orderStatusNames;
    expect(placed).toBe('Order Placed');
    expect(Object.values(others)).toEqual(Object.keys(others));
  });
});

test('why an order came back reads so to staff and to its buyer', () => {
  expect(comeBackReasons.map((reason) => [comeBackWords[reason].name, comeBackWords[reason].text])).toEqual([
    ['Refused at the door', 'The courier says that it was refused at the door.'],
    ['Nobody there, or address not found', 'The courier found nobody to take it at the address.'],
    ['Damaged on the way', 'It was damaged on the way and has come back to us.'],
    ['Lost by the courier', 'The courier has lost it on the way.'],
  ]);
});
