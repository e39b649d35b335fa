import type { JsonObject } from '@boxwright/storage';
import { expect, test } from 'vitest';
import { deedOf } from './deeds.ts';
import { presentChanges } from './present-changes.ts';

const changes = (operation: string, before: object | null, after: object | null) =>
  presentChanges({ operation, before, after } as never).map(({ what, from, to }) => [what, from, to]);

test('puts the values before and after side by side, in words', () => {
  expect(
    changes(
      'ChangeThing',
      { role: 'Accounts', isActive: true, words: ['a', 'b'], stage: 'plates', lengthMm: 50, noteId: 3 },
      { role: 'Admin', isActive: false, gstin: '33A', stage: 'printing', rate_bps: 1800, how: 'transfer' },
    ),
  ).toEqual([
    ['Role', 'Accounts', 'Admin'],
    ['Is active', 'yes', 'no'],
    ['Words', 'a, b', null],
    ['Step', 'Plates and die', 'Printing'],
    ['Length', '50 mm', null],
    ['GSTIN', null, '33A'],
    ['Rate of GST', null, '18 %'],
    ['Way', null, 'bank transfer'],
  ]);
  expect(changes('ChangeThing', null, null)).toEqual([]);
  expect(changes('ChangeDeskView', { filters: { search: 'box', status: 'Packed', from: '' } }, null)).toEqual([
    ['Filters', 'Search: box; Status: Packed', null],
  ]);
});

test('amounts are in rupees, whether they were noted in paise or, formerly, in rupees', () => {
  expect(changes('AgreePrice', { pricePaise: 1_00_050 }, { pricePaise: 90_000, shopPricePaise: 1_00_050 })).toEqual([
    ['Price', '₹1,000.50', '₹900.00'],
    ['Shop price', null, '₹1,000.50'],
  ]);
  expect(changes('AgreePrice', { price: 1_00_050 }, { price: 90_000 })).toEqual([['Price', '₹1,000.50', '₹900.00']]);
  expect(changes('RecordPayment', { paid: 0 }, { paid: 12.5 })).toEqual([['Paid', '₹0.00', '₹12.50']]);
  expect(changes('RefundOrder', null, { refund: 50 })).toEqual([['Refund', null, '₹50.00']]);
  expect(changes('SettleRefund', { refund: 'by-hand' }, { refund: 'succeeded', amountInRupees: 9.99 })).toEqual([
    ['Refund', 'to be paid by hand', 'paid back'],
    ['Amount', null, '₹9.99'],
  ]);
});

test('days are written as in the rest of the back office, and the first of a period before the last', () => {
  expect(changes('SaveDeskView', null, { to: '2026-11-27', from: '2026-11-02', reference: 'N-2026-11-02' })).toEqual([
    ['First day', null, '2 November 2026'],
    ['Last day', null, '27 November 2026'],
    ['Reference', null, 'N-2026-11-02'],
  ]);
  expect(changes('SaveDeskView', null, { filters: { to: '2026-11-27', from: '2026-11-02' } })).toEqual([
    ['Filters', null, 'First day: 2 November 2026; Last day: 27 November 2026'],
  ]);
});

test('a deed is shown in words; an operation that no longer exists is shown by its name', () => {
  const deed = (operation: string, after: JsonObject | null = null) => deedOf({ operation, after });
  expect(['MoveOrder', 'toString', 'ChangeThing'].map((operation) => deed(operation))).toEqual([
    'Moved the order on',
    'toString',
    'ChangeThing',
  ]);
});

test('an order is shown as moved on with others only where there were others', () => {
  const of = (after: JsonObject) => [deedOf({ operation: 'MoveOrders', after }), ...changes('MoveOrders', {}, after)];
  const status = ['Status', null, 'Packed'];
  expect(of({ status: 'Packed', others: 2 })).toEqual(['Moved the order on, with others', status]);
  expect(of({ status: 'Packed', others: 0 })).toEqual(['Moved the order on', status]);
  // Entries of earlier releases don't say how many there were.
  expect(of({ status: 'Packed' })).toEqual(['Moved the order on', status]);
});
