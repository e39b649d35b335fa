import { expect, test } from 'vitest';
import { freePiecesOf } from './parts.ts';

test('pieces beyond the order are free in the parcel that brings them, whichever is sent first', () => {
  const lines = [
    { id: 1, quantity: 1000, itemName: 'Soap Box' },
    { id: 2, quantity: 500, itemName: 'Tea Box' },
  ];
  const parcel = (number: number, ...pieces: number[]) =>
    ({ number, items: pieces.map((quantity, index) => ({ lineId: index + 1, quantity })) }) as never;
  const parcels = [parcel(1, 600, 500), parcel(2, 405, 3), parcel(3, 20, 0)];
  expect(parcels.map((each) => freePiecesOf({ lines, parcels }, each))).toEqual([
    [0, 0],
    [5, 3],
    [20, 0],
  ]);
});
