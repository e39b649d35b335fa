import type { CourierCash } from '@boxwright/storage';
import { expect, test } from 'vitest';
import { matchRemittance, readRemittance } from './read-remittance.ts';

const owed = (number: number, trackingNumber: string): CourierCash => ({
  ...{
    orderId: number,
    number,
    placedAt: new Date('2026-11-01T06:00:00Z'),
    customerName: 'Anjali',
    courier: 'Delhivery',
  },
  ...{ trackingNumber, parcels: [trackingNumber, `first of ${number}`], deliveredOn: '2026-11-09', due: 50_000 },
});
const all = [owed(7, '4412 7781'), owed(8, 'AWB9'), owed(9, 'awb 9')];
const read = (list: string) => {
  const rows = readRemittance(list);
  const matched = rows.ok ? matchRemittance(rows.value, all) : rows;
  return matched.ok ? matched.value.map(({ order, amount }) => [order.orderId, amount]) : matched.failure.text;
};

test('rows name an order or a parcel, in CSV or pasted cells, with or without heads and amounts', () => {
  expect(read('AWB,COD amount\n44127781,"400.50"\nbw26-000008,')).toEqual([
    [7, 40_050],
    [8, null],
  ]);
  expect(read('4412 7781\t500')).toEqual([[7, 50_000]]);
  // Any parcel of an order that goes in parts.
  expect(read('First of 8')).toEqual([[8, null]]);
});

test.each([
  ['', /Please enter/],
  ['1234', /Row 1: nothing is to come/],
  ['AWB9', /several orders have the parcel/],
  ['44127781\nBW26-000007', /Row 2: .* listed twice/],
  ['44127781,many', /no amount/],
  ['44127781,500.01', /more than is due/],
])('a list that isn’t clear is refused: %j', (list, text) => {
  expect(read(list)).toMatch(text);
});
