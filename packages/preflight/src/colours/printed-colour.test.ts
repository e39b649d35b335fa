import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rgb } from '../raster.ts';
import { mostMoved, printedColour } from './printed-colour.ts';

const rgb: fc.Arbitrary<Rgb> = fc.tuple(
  ...([0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })) as [
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
  ]),
);

test('no printed colour is brighter than paper or deeper than all inks', () => {
  fc.assert(
    fc.property(rgb, (colour) => {
      for (const value of printedColour(colour)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(255);
      }
    }),
  );
});

test('grey stays grey', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), (shade) => {
      const [red, green, blue] = printedColour([shade, shade, shade]);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(2);
      expect(red).toBeGreaterThanOrEqual(shade - 1);
    }),
  );
});

test('white stays, and bright green moves most', () => {
  expect(printedColour([255, 255, 255])).toEqual([255, 255, 255]);
  expect(printedColour([0, 255, 0])).toEqual([0, 150, 64]);
  expect(mostMoved([])).toBeUndefined();
  const many = [...Array<Rgb>(95).fill([200, 200, 200]), ...Array<Rgb>(5).fill([0, 255, 0])];
  expect(mostMoved(many)).toMatchObject({ from: '#00ff00', to: '#009640' });
  // A stray pixel isn't what the picture shows.
  expect(mostMoved([...Array<Rgb>(999).fill([200, 200, 200]), [0, 255, 0]])).toMatchObject({ from: '#c8c8c8' });
});
