import { describe, expect, test } from 'vitest';
import {
  mayMoveParcel,
  type ParcelStatus,
  parcelStatuses,
  parcelStatusName,
  restOf,
  statusOfParcels,
} from './index.ts';

test('a parcel takes only the steps that a parcel can', () => {
  const steps = parcelStatuses.flatMap((from) =>
    parcelStatuses.filter((to) => mayMoveParcel(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(steps).toEqual([
    'packed → sent',
    'sent → packed',
    'sent → delivered',
    'sent → returned',
    'delivered → sent',
    'returned → sent',
    'returned → credited',
  ]);
});

test.each<[ParcelStatus, string, string, string, string]>([
  ['packed', 'Packed', 'Packed', 'Packed', 'Packed'],
  ['sent', 'On its way', 'On its way', 'On its way', 'Handed over'],
  ['delivered', 'Delivered', 'Delivered', 'Delivered', 'Collected'],
  ['returned', 'Came back', 'Came back', 'Lost', 'Came back'],
  ['credited', 'Not sent, credited', 'Came back, credited', 'Lost, credited', 'Not sent, credited'],
])(
  'a parcel that is %s reads “%s”, “%s” if it was refused, “%s” if its courier lost it, and “%s” if it is collected',
  (status, ...names) => {
    const of = [{}, { reason: 'refused' }, { reason: 'lost' }, { isCollected: true }] as const;
    expect(of.map((each) => parcelStatusName(status, each))).toEqual(names);
  },
);

describe('what is in no parcel yet', () => {
  const wanted = [
    { lineId: 2, quantity: 500 },
    { lineId: 1, quantity: 300 },
  ];

  test('is everything before the first parcel', () => expect(restOf(wanted, [])).toEqual(wanted));

  test('is counted by line over all parcels, and never below nothing', () => {
    const parcels = [
      { items: [{ lineId: 1, quantity: 100 }] },
      {
        items: [
          { lineId: 1, quantity: 50 },
          { lineId: 2, quantity: 600 },
        ],
      },
    ];
    expect(restOf(wanted, parcels)).toEqual([
      { lineId: 2, quantity: 0 },
      { lineId: 1, quantity: 150 },
    ]);
  });
});

describe('the status of an order that goes in parts', () => {
  const of = (...statuses: ParcelStatus[]) =>
    statusOfParcels(
      'Packed',
      statuses.map((status) => ({ status })),
      false,
    );

  test.each<[ParcelStatus[], string]>([
    [[], 'Packed'],
    [['packed', 'sent'], 'Packed'],
    [['packed', 'delivered'], 'Packed'],
    [['sent', 'delivered'], 'Dispatched'],
    [['returned', 'delivered'], 'Dispatched'],
    [['delivered', 'delivered'], 'Delivered'],
    [['returned', 'returned'], 'Returned'],
    // What is credited isn't waited for.
    [['delivered', 'credited'], 'Delivered'],
    [['returned', 'credited'], 'Returned'],
    [['credited'], 'Packed'],
  ])('with parcels that are %j is %s', (statuses, expected) => expect(of(...statuses)).toBe(expected));

  test('stays packed while something is in no parcel', () => {
    expect(statusOfParcels('Dispatched', [{ status: 'delivered' }], true)).toBe('Packed');
  });

  test('is that of its parcels after the dispatch too, and its own before it is packed and once it is cancelled', () => {
    const sent = [{ status: 'sent' }] as const;
    for (const status of ['Dispatched', 'Delivered', 'Returned'] as const)
      expect(statusOfParcels(status, sent, false)).toBe('Dispatched');
    for (const status of ['IN-PROCESS', 'Order Accepted', 'In Production', 'Cancelled'] as const)
      expect(statusOfParcels(status, sent, false)).toBe(status);
  });
});
