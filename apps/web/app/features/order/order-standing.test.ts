import type { Output } from '@boxwright/contract';
import { artworkSummary, itemStandings } from '@boxwright/orders';
import { expect, test } from 'vitest';
import type { LoadedOrder } from './load-order.ts';
import { standingOfOrder } from './order-standing.ts';

test('what waits is named by its item among several, in the order of the order', () => {
  // Only what a standing is made of.
  const timeline = { steps: [] } as unknown as Output<'GetOrderTimeline'>;
  const order = (['approved', 'proof-sent', null] as const).map((artworkStanding) => ({
    ...{ artworkStanding, itemName: 'Tea Carton', paymentMode: 'OnlinePayment' },
  })) as unknown as LoadedOrder;
  const waiting = (some: LoadedOrder) =>
    artworkSummary(itemStandings(standingOfOrder(some, timeline).items), 'customer');
  expect(waiting(order)).toBe('Awaited from you: 1 proof to approve (Tea Carton, item 2).');
  const [, only] = order;
  expect(waiting([only] as unknown as LoadedOrder)).toBe('Awaited from you: 1 proof to approve.');
});
