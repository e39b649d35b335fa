import fc from 'fast-check';
import { expect, test } from 'vitest';
import { putIn, wayIn, waysIn, waysOf } from './product-ways.ts';

const bottle = { length: '60', width: '60', height: '120' };
const book = { length: '210', width: '30.5', height: '148' };

test('the side that is up decides whether a product lies, stands or is on its side', () => {
  expect([wayIn(bottle), wayIn(book), wayIn({ ...book, height: '10' })]).toEqual(['standing', 'side', 'lying']);
  expect(putIn(book, 'standing')).toEqual({ length: '148', width: '30.5', height: '210' });
  expect(putIn(book, 'lying')).toEqual({ length: '210', width: '148', height: '30.5' });
  const lying = { length: '120', width: '60', height: '60' };
  expect([putIn(bottle, 'lying'), wayIn(lying)]).toEqual([lying, 'lying']);
  expect([waysOf(book), waysOf(bottle)]).toEqual([waysIn, ['standing', 'lying']]);
});

test('sides that are still being typed stay as they are', () => {
  expect(wayIn({ ...book, width: '' })).toBeNull();
  expect(putIn({ ...book, width: '3o' }, 'standing')).toEqual({ ...book, width: '3o' });
});

test('however it is put in, the product keeps its sides, and stands as chosen', () => {
  const side = fc.integer({ min: 10, max: 400 }).map(String);
  fc.assert(
    fc.property(fc.record({ length: side, width: side, height: side }), fc.constantFrom(...waysIn), (typed, way) => {
      const put = putIn(typed, way);
      expect(Object.values(put).toSorted()).toEqual(Object.values(typed).toSorted());
      expect(Number(put.length)).toBeGreaterThanOrEqual(Number(put.width));
      expect(putIn(put, wayIn(put) ?? way)).toEqual(put);
      if (new Set(Object.values(typed)).size === 3) expect(wayIn(put)).toBe(way);
    }),
  );
});
