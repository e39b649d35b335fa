import { describe, expect, test } from 'vitest';
import { mayMoveOrder, type OrderTransition, orderStatuses, orderStatusNames, orderTransitions } from './index.ts';

const placedAt = new Date('2026-11-02T10:00:00Z');
const hoursLater = (hours: number) => new Date(placedAt.getTime() + hours * 3_600_000);

/** from → to: who may. Everything that isn't listed is refused. */
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
]);

const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })));

describe('an order', () => {
  test.each(pairs)('from $from to $to moves only by those who may', ({ from, to }) => {
    for (const by of ['customer', 'staff'] as const) {
      const expected = allowed.get(`${from} → ${to}`)?.includes(by) ?? false;
      expect(mayMoveOrder({ from, to, by, placedAt, now: hoursLater(1) }).ok).toBe(expected);
    }
  });

  test('is cancelled by its customer within 24 hours, and not a moment later', () => {
    const cancel = { from: 'IN-PROCESS', to: 'Cancelled', by: 'customer', placedAt } as const;
    expect(mayMoveOrder({ ...cancel, now: hoursLater(24) })).toEqual({ ok: true });
    expect(mayMoveOrder({ ...cancel, now: hoursLater(24.001) })).toMatchObject({ ok: false, code: 'too-late' });
    expect(mayMoveOrder({ ...cancel, by: 'staff', now: hoursLater(1000) })).toEqual({ ok: true });
  });

  test('tells a customer whose order is in production to get in touch', () => {
    const move = mayMoveOrder({ from: 'In Production', to: 'Cancelled', by: 'customer', placedAt, now: placedAt });
    expect(move).toEqual({
      ok: false,
      code: 'not-yours',
      text: 'Please contact us to change an order that is In Production.',
    });
  });

  test('reaches every status from its first, and stays where it ends', () => {
    const reached = new Set<string>(['IN-PROCESS']);
    for (const from of orderStatuses) {
      if (reached.has(from)) for (const { to } of orderTransitions[from] as readonly OrderTransition[]) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...orderStatuses].sort());
    expect([orderTransitions.Delivered, orderTransitions.Cancelled]).toEqual([[], []]);
  });

  test('that was just placed reads Order Placed', () => {
    expect(orderStatusNames['IN-PROCESS']).toBe('Order Placed');
  });
});
