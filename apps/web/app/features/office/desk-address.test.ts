import { expect, test } from 'vitest';
import { areSame, deskAddress, hasFilters, readDeskAddress } from './desk-address.ts';

const read = (query: string) => readDeskAddress(new URLSearchParams(query));

test('a list is the same after its address was written and read', () => {
  const filters = {
    status: 'In Production',
    payment: 'Partially Paid',
    need: 'late',
    delivery: 'SelfPickup',
    placedFrom: '2026-11-01',
    placedTo: '2026-11-30',
    search: 'Asha & sons',
  } as const;
  const place = { side: 'older', orderId: 7 } as const;
  const address = deskAddress(filters, place);
  expect(address).toMatch(/^\/manage\/orders\?/);
  expect(read(address.split('?')[1] ?? '')).toEqual({ filters, place });
});

test('the list without filters has the shortest address', () => {
  expect(deskAddress({ search: '' })).toBe('/manage/orders');
  expect(hasFilters({ search: '' })).toBe(false);
  expect(hasFilters({ search: '', need: 'late' })).toBe(true);
  expect(areSame({ search: '', need: 'late' }, { need: 'late', search: '' })).toBe(true);
});

test.each([
  'status=Lost',
  'payment=paid',
  'need=sleep',
  'delivery=Drone',
  'from=2026-02-31',
  'to=tomorrow',
  'older=-1',
])('an invalid parameter is ignored: %s', (query) => {
  expect(read(query)).toEqual({ filters: { search: '' }, place: null });
});
