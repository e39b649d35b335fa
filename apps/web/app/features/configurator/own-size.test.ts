import type { Board, Variant } from '@boxwright/contract';
import { describe, expect, test } from 'vitest';
import type { Choices, OwnSize } from './configuration.ts';
import { inOwnSize, ownSizeProblem } from './own-size.ts';

// Only the fields that sizes look at.
const variant = {
  id: 202,
  name: 'Soap Box 100 g',
  style: 'reverse-tuck-end',
  length: 60,
  width: 32,
  height: 90,
  images: '/pictures/box/reverse-tuck-end/60x32x90.svg?look=rosa#/pictures/box/reverse-tuck-end/60x32x90.svg?view=flat',
} as Variant;
const choices: Choices = {
  variants: [variant],
  boards: [{ id: 2, caliper: 0.44 } as Board],
  outerCoatings: [],
  innerCoatings: [],
};
const problemOf = (ownSize: OwnSize | null) => ownSizeProblem({ ownSize, variantId: 202, boardId: 2 }, choices);

test('a box in another size keeps its name, and its pictures are of that size', () => {
  const box = inOwnSize(variant, { length: '70', width: '40,5', height: '120' });
  expect(box).toMatchObject({ name: 'Soap Box 100 g', length: 70, width: 40.5, height: 120 });
  expect(box.images).toBe(
    '/pictures/box/reverse-tuck-end/70x41x120.svg?look=rosa#/pictures/box/reverse-tuck-end/70x41x120.svg?view=flat',
  );
});

describe('a size', () => {
  test('that can be made has no problem, and neither has the variant’s', async () => {
    expect(await problemOf({ length: '61', width: '33', height: '91.5' })).toBeNull();
    expect(await problemOf(null)).toBeNull();
  });

  test.each(['', '0', '-5', 'wide', '1e3', '10000'])(
    'of length "%s" is refused in the engine’s words',
    async (length) => {
      expect(await problemOf({ length, width: '33', height: '91' })).toMatchObject({
        field: 'length',
        text: expect.stringMatching(/^Length of a reverse tuck end box must be from \d+ to \d+ mm\.$/),
      });
    },
  );
});
