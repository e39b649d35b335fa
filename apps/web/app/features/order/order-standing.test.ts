import type { Output } from '@boxwright/contract';
import { artworkNameOf, artworkSummary, artworkWaitsFor, itemStandings } from '@boxwright/orders';
import { expect, test } from 'vitest';
import type { LoadedOrder } from './load-order.ts';
import { standingOfOrder } from './order-standing.ts';

test('what waits is named by its item among several, in the order of the order', () => {
  const items = (['approved', 'proof-sent', null] as const).map((standing, index) => ({
    standing,
    lineId: 20 + index,
  }));
  const proofs = {
    url: 'https://boxwright.example/proofs/abc',
    items: items.flatMap(({ standing, lineId }, index) =>
      standing === null
        ? []
        : {
            ...{ lineId, number: index + 1, standing, stateName: artworkNameOf(standing, false), stops: [] },
            waitsFor: artworkWaitsFor[standing],
          },
    ),
  };
  // Only what a standing is made of.
  const timeline = { steps: [], proofs } as unknown as Output<'GetOrderTimeline'>;
  const order = items.map(({ lineId }) => ({
    lineId,
    itemName: 'Tea Carton',
    paymentMode: 'OnlinePayment',
  })) as unknown as LoadedOrder;
  const waiting = (some: LoadedOrder) =>
    artworkSummary(itemStandings(standingOfOrder(some, timeline).items), 'customer');
  expect(waiting(order)).toBe('Awaited from you: 1 proof to approve (Tea Carton, item 2).');
  const [, only] = order;
  expect(waiting([only] as unknown as LoadedOrder)).toBe('Awaited from you: 1 proof to approve.');
});
