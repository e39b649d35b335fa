import { describe, expect, test } from 'vitest';
import {
  effectOfParcel,
  isUnderWay,
  mayMoveOrder,
  type OrderStatus,
  orderStatuses,
  type ParcelState,
  parcelStateName,
  parcelStates,
  parcelStatuses,
  plainParcelNumber,
  readParcelState,
  statusAsOrder,
} from './index.ts';
import type { ParcelEffect } from './parcel-state.ts';

describe('a courier’s word', () => {
  test.each([
    ['DELIVERED', 'delivered'],
    ['Shipment_Delivered', 'delivered'],
    ['RTO', 'rto-initiated'],
    ['rto-delivered', 'rto-delivered'],
    ['RTO  Dlvd.', 'rto-delivered'],
    ['Returned to Origin', 'rto-delivered'],
    ['OFD', 'out-for-delivery'],
    ['Picked Up', 'picked-up'],
    ['LOST', 'lost'],
    // Words that only contain another one are not it.
    ['Undelivered', 'attempted'],
    ['Not delivered', 'attempted'],
    ['Delivery attempted', 'attempted'],
    ['In-Transit', 'in-transit'],
    ['Delivered to neighbour', null],
    ['', null],
  ])('%j is read as %j', (said, state) => expect(readParcelState(said)).toBe(state));

  test('is read by the name that we give it', () => {
    for (const state of parcelStates) expect(readParcelState(parcelStateName(state))).toBe(state);
  });

  test('moves only orders that may be moved so, and is nothing new once it has', () => {
    const day = new Date('2026-11-02T10:00:00Z');
    for (const status of orderStatuses) {
      for (const state of parcelStates) {
        const effect = effectOfParcel(status, state);
        if (typeof effect === 'string') continue;
        const move = { from: status, to: effect.to, by: 'staff', placedAt: day, now: day } as const;
        expect(mayMoveOrder(move).ok).toBe(true);
        expect(effectOfParcel(effect.to, state)).toBe('known');
      }
    }
  });

  test('about an order that isn’t on its way needs somebody who looks', () => {
    for (const status of ['IN-PROCESS', 'Packed', 'Cancelled'] as const)
      for (const state of parcelStates) expect(effectOfParcel(status, state)).toBe('by-hand');
    expect(effectOfParcel('Delivered', 'rto-delivered')).toBe('by-hand');
    expect(effectOfParcel('Dispatched', 'rto-initiated')).toBe('note');
  });
});

test('parcels’ numbers are compared without spaces and case', () => {
  expect(plainParcelNumber(' 4412 7781a ')).toBe('44127781A');
});

test('a parcel is under way until it arrives, turns back or is lost', () => {
  expect(parcelStates.filter(isUnderWay)).toEqual(['picked-up', 'in-transit', 'out-for-delivery', 'attempted']);
});

test('its states read so to staff and buyers', () => {
  expect(parcelStates.map(parcelStateName)).toEqual([
    'Picked up',
    'In transit',
    'Out for delivery',
    'Delivery attempted',
    'Delivered',
    'RTO initiated',
    'RTO delivered',
    'Lost',
  ]);
});

describe('what a courier’s word does', () => {
  test.each<[OrderStatus, Partial<Record<ParcelState, ParcelEffect>>, ParcelEffect]>([
    [
      'Dispatched',
      { delivered: { to: 'Delivered' }, 'rto-delivered': { to: 'Returned' }, lost: { to: 'Returned' } },
      'note',
    ],
    // What has arrived doesn’t turn back by a late word of the way to it, but what comes back after all is looked at.
    ['Delivered', { 'rto-initiated': 'by-hand', 'rto-delivered': 'by-hand', lost: 'by-hand' }, 'known'],
    ['Returned', { delivered: 'by-hand' }, 'known'],
  ])('to an order that is %s is %j, and otherwise “%s”', (status, special, otherwise) => {
    for (const state of parcelStates) {
      expect([state, effectOfParcel(status, state)]).toEqual([state, special[state] ?? otherwise]);
    }
  });

  test('to a parcel is what it does to an order of the same standing', () => {
    expect(parcelStatuses.map(statusAsOrder)).toEqual(['Packed', 'Dispatched', 'Delivered', 'Returned', 'Cancelled']);
  });
});
