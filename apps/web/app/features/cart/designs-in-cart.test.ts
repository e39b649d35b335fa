import type { CartRow } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { designsInCart } from './designs-in-cart.ts';

// Only the fields that say which box it is, and who pays for its die.
const row = (quantity: number, more: Partial<CartRow> = {}): CartRow =>
  ({
    ...{ kind: 'box', variantName: 'Sweet Box', quantity, variantId: 641, boardId: 2, outerCoatingId: 1 },
    ...{ innerCoatingId: null, length: 150, width: 100, height: 40, stated: null, contents: null, print: null },
    ...{ grainWish: null, deliveryType: 'StandardShipping', destination: '641001', die: null },
    ...more,
  }) as CartRow;

test('lines of one box lead to their price as designs of one run', () => {
  const [found, ...others] = designsInCart([
    row(2500),
    row(700, { outerCoatingId: 2 }),
    row(2000, { die: { order: '', orderedOn: '' } }),
    row(1000, { deliveryType: 'SelfPickup', destination: null }),
  ]);
  expect(others).toEqual([]);
  expect(found?.name).toBe('Sweet Box');
  const address = new URL(found?.to ?? '', 'https://shop.test');
  expect(address.pathname).toBe('/several-designs');
  expect(address.searchParams.getAll('design')).toEqual(['2500', '2000', '1000']);
  expect(address.searchParams.get('variant')).toBe('641');
});

test('one line of a box, one whose die is on file, and more designs than are priced together lead nowhere', () => {
  expect(designsInCart([row(1000), row(1000, { boardId: 3 }), row(1, { kind: 'sticker' })])).toEqual([]);
  const die = { order: 'BW26-010001', orderedOn: '2026-11-01' };
  expect(designsInCart([row(1000, { die }), row(2000, { die })])).toEqual([]);
  expect(designsInCart(Array.from({ length: 9 }, () => row(1000)))).toEqual([]);
});
