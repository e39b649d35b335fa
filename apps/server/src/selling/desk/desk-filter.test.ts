import { expect, test } from 'vitest';
import { deskFilter, deskSearch } from './desk-filter.ts';

test.each([
  ['BW26-010001', 10_001],
  ['bw26-010001', 10_001],
  ['26-10001', 10_001],
  [' 10001 ', 10_001],
  ['BW26010001', 10_001],
  ['BW 26 - 010001', 10_001],
  ['BW26–010001', 10_001],
  ['BW26-010001-2', 10_001],
  ['#10001', 10_001],
  ['१०००१', 10_001],
  // It may or may not begin with a year, so no number is guessed.
  ['BW10001', null],
  // A mobile number is not an order number.
  ['9840012345', null],
  ['Asha', null],
  ['0', null],
])('“%s” names the order %s', (typed, number) => {
  expect(deskSearch(typed).number).toBe(number);
});

test('words are taken apart at punctuation, so that none of it reaches the query', () => {
  expect(deskSearch(`O'Brien & Söhne (asha@kokko.example)`).words).toEqual([
    'O',
    'Brien',
    'Söhne',
    'asha',
    'kokko',
    'example',
  ]);
  expect(deskSearch(`':* | \\ !`)).toEqual({
    ...{ number: null, references: [], words: [], mayNameItems: true, mobile: null, pincode: null, total: null },
  });
});

test.each([
  ['BW26-010001', false],
  ['250 gsm', true],
  ['250', true],
])('whether “%s” may name items: %s', (typed, mayNameItems) => {
  expect(deskSearch(typed).mayNameItems).toBe(mayNameItems);
});

test.each(['9845011144', '+91 98450 11144', '98450 11144', '098450-11144', '९८४५०१११४४'])(
  'the mobile number “%s” is searched for as its ten digits',
  (typed) => {
    expect(deskSearch(typed)).toMatchObject({
      number: null,
      words: ['9845011144'],
      mobile: '9845011144',
      mayNameItems: false,
    });
  },
);

test.each([
  ['₹22,532.74', 22_532_74, 22_532_74],
  ['Rs. 22532.74', 22_532_74, 22_532_74],
  ['22,532', 22_532_00, 22_532_99],
  ['₹22,532/-', 22_532_00, 22_532_99],
  ['INR 641001', 641_001_00, 641_001_99],
])('“%s” is searched for as a total', (typed, from, to) => {
  expect(deskSearch(typed).total).toEqual({ from, to });
});

test.each([
  ['641001', '641001'],
  ['641 001', '641001'],
  ['041001', null],
  ['BW26-641001', null],
])('“%s” is searched for as the pincode %s', (typed, pincode) => {
  expect(deskSearch(typed).pincode).toBe(pincode);
});

test.each([
  ['PO 4711', { words: ['4711'], total: null, references: ['PO 4711', 'PO4711', '4711'] }],
  ['po4711', { words: ['4711'], references: ['po4711', 'PO4711', '4711'] }],
  ['pin641001', { pincode: '641001' }],
  ['P.O. no. TW-0099', { words: ['TW', '0099'] }],
  ['purchase order: TW-0099', { words: ['TW', '0099'] }],
  ['GSTIN 33AAACK1234A1Z5', { words: ['33AAACK1234A1Z5'] }],
  ['pincode 641001', { pincode: '641001' }],
  ['order BW26-010001', { number: 10_001, mayNameItems: false }],
  // A part of the number, and words.
  ['PO/2026/4711', { words: ['PO', '2026', '4711'] }],
  ['order form', { words: ['order', 'form'] }],
])('what “%s” names before its number isn’t searched for', (typed, search) => {
  expect(deskSearch(typed)).toMatchObject(search);
});

test('numbers of payments, documents and parcels are searched for as typed and as they are stored', () => {
  expect(deskSearch(' utr  4412 x').references).toEqual(['utr  4412 x', 'UTR 4412 X', 'UTR4412X']);
  for (const typed of ['inv/26-27/000001', 'inv2627000001', 'INV 26-27 000001', 'inv/26-27/1'])
    expect(deskSearch(typed).references, typed).toContain('INV/26-27/000001');
});

test('days are counted in India, and the last one is included', () => {
  const filter = deskFilter({ search: '', placedFrom: '2026-11-01', placedTo: '2026-11-30' }, '2026-11-23');
  expect(filter?.placedFrom?.toISOString()).toBe('2026-10-31T18:30:00.000Z');
  expect(filter?.placedBefore?.toISOString()).toBe('2026-11-30T18:30:00.000Z');
});

test('orders to accept are placed, and paid or to be paid later; other filters narrow them', () => {
  expect(deskFilter({ search: '', need: 'accept' }, '2026-11-23')).toMatchObject({
    statuses: ['IN-PROCESS'],
    paymentStatuses: ['Paid', 'Partially Paid', 'Payment Pending'],
  });
  expect(deskFilter({ search: '', need: 'accept', payment: 'Paid' }, '2026-11-23')?.paymentStatuses).toEqual(['Paid']);
  expect(deskFilter({ search: '', need: 'accept', status: 'Packed' }, '2026-11-23')).toBeNull();
});
