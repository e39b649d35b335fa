import { type BoxStyle, boxStyles } from '@boxwright/dieline';
import { expect, test } from 'vitest';
import { madeSizes, pricedSize } from './priced-size.ts';

const products = [{ route: 'tea-packing-box' }, { route: 'soap-box' }];
const priced = (length: number, width: number, height: number | '') =>
  pricedSize({ length: String(length), width: String(width), height: String(height) }, products, true);

/** Those that hold something by themselves, and aren't bags. */
const boxes = boxStyles.filter(({ family, id }) => family !== 'flat' && family !== 'insert' && id !== 'carry-bag');
const sizesOf = ({ length, width, height }: BoxStyle['limits']) => ({ length, width, height });

test('a search knows whether a size can be made, without the engine that makes it', () => {
  for (const { id, limits } of boxes)
    for (const end of [0, 1] as const)
      expect(priced(limits.length[end], limits.width[end], limits.height[end])?.isMade, id).toBe(true);
  // No other sizes than those of a style.
  for (const sizes of madeSizes) expect(boxes.map(({ limits }) => sizesOf(limits))).toContainEqual(sizes);
  expect(priced(60, 40, 15_000)).toMatchObject({
    name: 'We can’t make a box of 60 × 40 × 15,000 mm. See which sizes we make',
    to: '/p/soap-box?variant=own',
  });
});

test('two sides lead to the fields of the size, where the height is missing', () => {
  expect(priced(60, 40, '')).toMatchObject({
    ...{ name: '60 × 40 mm: which height?', isMade: true, isWhole: false },
    to: '/p/soap-box?variant=own&length=60&width=40',
  });
  expect(priced(6_000, 40, '')).toMatchObject({ isMade: false, to: '/p/soap-box?variant=own' });
});

test('beside words, the box that was found first is priced', () => {
  const size = { length: '60', width: '40', height: '150' };
  expect(pricedSize(size, products, false)?.to).toBe('/p/tea-packing-box?variant=own&length=60&width=40&height=150');
  expect(pricedSize(size, [], false)).toBeNull();
});
