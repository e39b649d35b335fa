import fc from 'fast-check';
import { expect, test } from 'vitest';
import { millimetresOf, rangeIn, readIn, sizeIn, typedIn, units } from './units.ts';

test('sizes are converted between the units', () => {
  expect(millimetresOf('6', 'cm')).toBe(60);
  expect(millimetresOf('2', 'in')).toBe(50.8);
  expect(millimetresOf('6 cm', 'cm')).toBe(60);
  expect(millimetresOf('6 cm', 'in')).toBeNaN();
  expect(typedIn('in', 60)).toBe('2.3622');
  expect(readIn('in', 60)).toBe('2.36');
  expect(sizeIn('cm', [60, 40, 105])).toBe('6 × 4 × 10.5 cm');
});

test('a size stays the same after any conversions', () => {
  const hundredths = fc.integer({ min: 1, max: 100_000 }).map((count) => count / 100);
  fc.assert(
    fc.property(hundredths, fc.array(fc.constantFrom(...units), { minLength: 1, maxLength: 6 }), (size, way) => {
      const end = way.reduce((length, unit) => millimetresOf(typedIn(unit, length), unit), size);
      expect(end).toBeCloseTo(size, 6);
    }),
  );
});

test('a range is never shown wider than it is', () => {
  expect(rangeIn('cm', 15, 400)).toBe('1.5 to 40 cm');
  expect(rangeIn('in', 15, 400)).toBe('0.6 to 15.74 in');
  expect(rangeIn('in', 15, undefined)).toBe('at least 0.6 in');
  expect(rangeIn('in', undefined, undefined)).toBeNull();
});
