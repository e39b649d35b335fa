import type { Output } from '@boxwright/contract';
import { artworkNameOf, artworkWaitsFor } from '@boxwright/orders';
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
  expect(standingOfOrder(order, timeline).artwork).toEqual([{ standing: 'proof-sent', item: 'Tea Carton, item 2' }]);
  const [, only] = order;
  expect(standingOfOrder([only] as unknown as LoadedOrder, timeline).artwork).toEqual([
    { standing: 'proof-sent', item: '' },
  ]);
});
