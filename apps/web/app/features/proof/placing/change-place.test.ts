import { type ChosenPlace, laidInPlace, quarterTurns, readPlace, sizeInPlace, writePlace } from '@boxwright/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { covering, firstPlace, kept, moved, type Placing, scaled, turned, whole } from './change-place.ts';

const placing: Placing = { work: { length: 199, width: 180, bleed: 3 }, ratio: 1.5 };
const place: ChosenPlace = { turn: 0, x: 10, y: 20, length: 90 };

test('a picture that is turned or zoomed stays around its middle', () => {
  expect(turned(place, 1, placing)).toEqual({ turn: 90, x: 25, y: 5, length: 60 });
  expect(turned(place, -1, placing).turn).toBe(270);
  expect([1, 2, 3, 4].reduce((at) => turned(at, 1, placing), place)).toEqual(place);
  expect(scaled(place, 2, placing)).toEqual({ turn: 0, x: -35, y: -10, length: 180 });
});

test('what lies between two fingers stays there while they spread, also where the picture can’t get larger', () => {
  const move = { right: 5, down: -5, zoom: 2, about: [40, 30] as const };
  expect(moved(place, move, placing)).toEqual({ turn: 0, x: -15, y: 5, length: 180 });
  expect(moved({ ...place, length: 5_000 }, move, placing)).toMatchObject({ x: 15, y: 15, length: 5_000 });
});

test('it covers the drawing with its bleed, or is whole on it, however it is turned', () => {
  for (const turn of quarterTurns) {
    for (const [at, least] of [
      [covering({ turn }, placing), true] as const,
      [whole({ turn }, placing), false] as const,
    ]) {
      const { length, width } = sizeInPlace(at, placing.ratio).lying;
      const spare = [-at.x, -at.y, at.x + length - placing.work.length, at.y + width - placing.work.width];
      if (least) expect(Math.min(...spare)).toBeGreaterThan(2.8);
      else expect(Math.max(...spare)).toBeLessThan(0.2);
      expect(firstPlace(laidInPlace(at, placing.ratio), placing)).toEqual(at);
    }
  }
});

test('wherever it is dragged, its place can be written, read, and has a part on the drawing', () => {
  const number = fc.double({ min: -1e5, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...quarterTurns), number, number, number, (turn, x, y, length) => {
      const at = kept({ turn, x, y, length }, placing);
      expect(readPlace(writePlace(at))).toEqual(at);
      const { lying } = sizeInPlace(at, placing.ratio);
      expect(at.x <= placing.work.length && at.y <= placing.work.width && at.x + lying.length > -0.1).toBe(true);
    }),
  );
});
