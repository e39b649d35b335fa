import type { CartRow } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { designsOf } from './designs-of-line.ts';

// Only the fields that say which box it is, and who pays for its die.
const row = (lineId: number, quantity: number, more: Partial<CartRow> = {}): CartRow =>
  ({
    ...{ kind: 'box', lineId, quantity, variantId: 641, boardId: 2, outerCoatingId: 1, innerCoatingId: null },
    ...{ length: 150, width: 100, height: 40, stated: null, contents: null, print: null, grainWish: null },
    ...{ deliveryType: 'StandardShipping', destination: '641001', die: null },
    ...more,
  }) as CartRow;
const shared: Partial<CartRow> = { die: { order: '', orderedOn: '' } };

test('lines of one box lead to their price as designs of one run, once', () => {
  const paying = row(1, 2500);
  const second = row(2, 2000, shared);
  const third = row(3, 1000, { ...shared, deliveryType: 'SelfPickup', destination: null });
  const address = new URL(designsOf(second, [paying, third]) ?? '', 'https://shop.test');
  expect(address.pathname).toBe('/several-designs');
  expect(address.searchParams.getAll('design')).toEqual(['2500', '2000', '1000']);
  expect(address.searchParams.get('variant')).toBe('641');
  expect(designsOf(paying, [second, third])).toBeNull();
  expect(designsOf(third, [paying, second])).toBeNull();
});

test('a die that boxes of another make share leads nowhere, nor do more designs than are priced together', () => {
  expect(designsOf(row(2, 2000, shared), [row(1, 2500, { outerCoatingId: 2 })])).toBeNull();
  const many = Array.from({ length: 8 }, (_, index) => row(index + 2, 1000));
  expect(designsOf(row(1, 1000, shared), many)).toBeNull();
});
