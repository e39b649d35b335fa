import { type OrderTransition, orderProgress, orderStatuses, orderTransitions } from '@boxwright/orders';
import { expect, test } from 'vitest';
import { everyWay } from './every-way.ts';

const pairsOf = (statuses: readonly string[]) => statuses.slice(1).map((to, place) => `${statuses[place]} → ${to}`);
const allowed = orderStatuses.flatMap((from) =>
  (orderTransitions[from] as readonly OrderTransition[]).map(({ to }) => `${from} → ${to}`),
);

test('every step from every status ends a way, and each way takes steps that there are', () => {
  const ends = everyWay.map(({ steps }) => pairsOf(steps).at(-1));
  expect([...new Set(ends)].sort()).toEqual([...allowed].sort());
  const taken = everyWay.flatMap(({ steps }) => pairsOf(steps));
  expect(taken.filter((pair) => !allowed.includes(pair))).toEqual([]);
  const first = everyWay.map(({ steps }) => steps[0]);
  expect(first.filter((status) => !orderProgress.some((step) => step === status))).toEqual([]);
});
