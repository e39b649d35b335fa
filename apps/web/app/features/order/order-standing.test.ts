import type { Output } from '@boxwright/contract';
import { artworkSummary, itemStandings } from '@boxwright/orders';
import { expect, test } from 'vitest';
import type { LoadedOrder } from './load-order.ts';
import { itemsOfOrder, standingOfOrder } from './order-standing.ts';

test('what waits is named by its item among several, in the order of the order', () => {
  // Only what a standing is made of.
  const timeline = { steps: [], inParcels: [] } as unknown as Output<'GetOrderTimeline'>;
  const order = (['approved', 'proof-sent', null] as const).map((artworkStanding) => ({
    ...{ artworkStanding, itemName: 'Tea Carton', paymentMode: 'OnlinePayment' },
  })) as unknown as LoadedOrder;
  const waiting = (some: LoadedOrder) =>
    artworkSummary(itemStandings(standingOfOrder(some, timeline).items), 'customer');
  expect(waiting(order)).toBe('Awaited from you: 1 proof to approve (Tea Carton, item 2).');
  const [, only] = order;
  expect(waiting([only] as unknown as LoadedOrder)).toBe('Awaited from you: 1 proof to approve.');
});

test('an item that is wholly in parcels has no artwork to show, and its words know of the parcels', () => {
  const proof = { standing: 'approved', stateName: 'Approved for print', waitsFor: 'nobody', stops: [] };
  const proofs = {
    ...{ url: 'https://boxwright.example/proofs/abc', plain: [] },
    items: [20, 21].map((lineId, index) => ({ ...proof, lineId, number: index + 1 })),
  };
  const inParcels = [{ number: 2, isSent: true }];
  const timeline = { steps: [], inParcels, proofs } as unknown as Output<'GetOrderTimeline'>;
  const order = [20, 21].map((lineId) => ({
    ...{ lineId, itemName: 'Tea Carton', artworkStanding: 'approved', paymentMode: 'OnlinePayment' },
  })) as unknown as LoadedOrder;
  expect(standingOfOrder(order, timeline).items.map((item) => item.inParcels)).toEqual([undefined, 'sent']);
  expect(itemsOfOrder(order, timeline).map(({ artwork }) => artwork?.stateName)).toEqual([
    'Approved for print',
    undefined,
  ]);
});
