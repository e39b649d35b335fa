import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartonSpec, demoRateCard as card, packedFlat, priceCarton } from '../index.ts';

const carton: CartonSpec = {
  style: 'reverse-tuck-end',
  length: 60,
  width: 40,
  height: 100,
  board: { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  outerCoat: 'none',
  innerCoat: 'none',
  quantity: 1000,
};

/**
 * By hand: glued, 215.305 × 205.435 mm lies on 107.65 × 205.435 mm, three piles on 400 × 300 mm; two layers of 0.435 mm, 15 %
 * loose, are 1.0005 mm a box. On three piles each adds a third of that, so 300 mm hold 899.
 */
test('small glued boxes fill three piles of the smallest carton, in whole tens', () => {
  expect(packedFlat(carton, card)).toEqual({ pieces: 890, carton: { length: 400, width: 300, height: 300 } });
});

test('a blank that isn’t glued and is longer than the smallest carton goes into the next one', () => {
  const mailer = { ...carton, style: 'mailer', length: 150, width: 100, height: 40 };
  expect(packedFlat(mailer, card)?.carton).toEqual({ length: 600, width: 400, height: 300 });
});

test('a box that can’t be drawn, and one that no carton takes, have no packing', () => {
  expect(packedFlat({ ...carton, length: 5000 }, card)).toBeNull();
  expect(packedFlat({ ...carton, board: { ...carton.board, gsm: 4_000_000 } }, card)).toBeNull();
});

test('a packed carton is never heavier than 15 kg, nor are its boxes more than fit by volume', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('reverse-tuck-end', 'auto-lock-bottom', 'mailer', 'base-and-lid', 'drawer', 'divider-insert'),
      fc.integer({ min: 60, max: 300 }),
      fc.integer({ min: 40, max: 200 }),
      fc.integer({ min: 20, max: 200 }),
      fc.constantFrom(250, 300, 350),
      (style, length, width, height, gsm) => {
        const spec = { ...carton, style, length, width, height, board: { ...carton.board, gsm } };
        const [price, packed] = [priceCarton(spec, card), packedFlat(spec, card)];
        if (!price.ok || !packed) return;
        const { weight } = price;
        // Thousands of dividers go into a carton, and their weight is stated in whole milligrams.
        expect(packed.pieces * (weight.blankGrams - 0.0005) * 1.04).toBeLessThanOrEqual(15_000.001);
        // The volumetric weight of a thousand is their flat volume, by 5,000 cm³ a kilogram.
        const each = weight.volumetricKg * 5000;
        const { carton: box } = packed;
        expect(packed.pieces * each).toBeLessThanOrEqual(box.length * box.width * box.height * 1.001);
      },
    ),
    { numRuns: runs(30), examples: [['divider-insert', 294, 200, 23, 250]] },
  );
});
