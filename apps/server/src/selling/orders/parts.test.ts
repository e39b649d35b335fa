import { expect, test } from 'vitest';
import { chargedOf, freePiecesOf } from './parts.ts';

const ships = { deliveryType: 'StandardShipping' } as const;
const lines = [
  { id: 1, quantity: 1000, itemName: 'Soap Box', ...ships },
  { id: 2, quantity: 500, itemName: 'Tea Box', ...ships },
];

test('what the invoice charges beyond the pieces that the customer has or gets is credited, and nothing that is free', () => {
  const items = [{ lineId: 1, quantity: 600 }];
  const sent = { id: 1, status: 'delivered', items } as never;
  const rest = [
    { lineId: 1, quantity: 450 },
    { lineId: 2, quantity: 500 },
  ];
  const unsent = (...left: number[]) =>
    chargedOf(
      { lines, parcels: [sent], rest },
      left.map((quantity) => ({ quantity })),
      undefined,
    );
  // 50 of the rest are beyond the order.
  expect(unsent(1000, 500)).toEqual([400, 500]);
  expect(unsent(700, 500)).toEqual([100, 500]);
  expect(unsent(500, 0)).toEqual([0, 0]);
  expect(chargedOf({ lines, parcels: [sent], rest }, lines, sent)).toEqual([550, 0]);
});

test('pieces beyond the order are free in the parcel that brings them, whichever is sent first', () => {
  const parcel = (number: number, ...pieces: number[]) =>
    ({ number, items: pieces.map((quantity, index) => ({ lineId: index + 1, quantity })) }) as never;
  const parcels = [parcel(1, 600, 500), parcel(2, 405, 3), parcel(3, 20, 0)];
  expect(parcels.map((each) => freePiecesOf({ lines, parcels }, each))).toEqual([
    [0, 0],
    [5, 3],
    [20, 0],
  ]);
});
