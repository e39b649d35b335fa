import { type ChosenPlace, quarterTurns, readPlace, shownInPlace, writePlace } from '@boxwright/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { covering, type Placing, scaled, turned, whole } from './change-place.ts';
import { cropSides, cutOffOf, dragged, uncropped, withCutOff } from './crop-place.ts';

const placing: Placing = { work: { length: 199, width: 180, bleed: 3 }, ratio: 1.5 };
const place: ChosenPlace = { turn: 0, x: 10, y: 20, length: 90 };
const drag = (right: number, down: number, about: readonly [number, number]) => ({ right, down, zoom: 1, about });

test('what is typed for a side is left out there, however the picture is turned, and nothing else', () => {
  for (const turn of quarterTurns) {
    for (const side of cropSides) {
      const lying = { ...place, turn };
      const cropped = withCutOff(lying, side, 9, placing);
      expect(cutOffOf(cropped, placing)).toEqual({ left: 0, top: 0, right: 0, bottom: 0, [side]: 9 });
      const [before, after] = [shownInPlace(lying, 1.5), shownInPlace(cropped, 1.5)];
      expect(after.x - before.x).toBeCloseTo(side === 'left' ? 9 : 0);
      expect(before.width - after.width).toBeCloseTo(side === 'top' || side === 'bottom' ? 9 : 0);
      expect(uncropped(cropped, placing)).toEqual(lying);
      expect(withCutOff(cropped, side, 0, placing)).toEqual(lying);
    }
  }
});

test('a pointer drags sides, corners, or all of the frame over the picture, which stays', () => {
  const shownAfter = (...moves: ReturnType<typeof drag>[]) => {
    const at = moves.reduce((before, move) => dragged(before, move, placing), place);
    return Object.values(shownInPlace(at, 1.5)).map((figure) => Math.round(figure * 10) / 10);
  };
  const corner = drag(9, 6, [12, 22]);
  expect(shownAfter(corner)).toEqual([19, 26, 81, 54]);
  expect(shownAfter(drag(-9, 30, [99, 50]))).toEqual([10, 20, 81, 60]);
  // Beyond the picture there is nothing to show.
  expect(shownAfter(drag(-30, -30, [12, 22]))).toEqual([10, 20, 90, 60]);
  expect(shownAfter(corner, drag(-4.5, -3, [60, 50]))).toEqual([14.5, 23, 81, 54]);
  expect(shownAfter(corner, drag(90, 0, [60, 50]))).toEqual([19, 26, 81, 54]);
});

test('what is shown stays in the middle while it is turned and zoomed, and covers the drawing or is whole on it', () => {
  const cropped = withCutOff(withCutOff(place, 'left', 30, placing), 'bottom', 12, placing);
  const middle = (at: ChosenPlace) => {
    const { x, y, length, width } = shownInPlace(at, 1.5);
    return [x + length / 2, y + width / 2];
  };
  for (const next of [turned(cropped, 1, placing), turned(cropped, -1, placing), scaled(cropped, 1.7, placing)]) {
    expect(middle(next)).toEqual(middle(cropped).map((figure) => expect.closeTo(figure, 0)));
    expect(next.crop).toEqual(cropped.crop);
    const covered = shownInPlace(covering(next, placing), 1.5);
    expect(Math.min(-covered.x, covered.x + covered.length - 199)).toBeGreaterThan(2.8);
    expect(Math.min(-covered.y, covered.y + covered.width - 180)).toBeGreaterThan(2.8);
    const all = shownInPlace(whole(next, placing), 1.5);
    expect(Math.min(all.x, all.y, 199 - all.x - all.length, 180 - all.y - all.width)).toBeGreaterThan(-0.2);
  }
});

test('however it is dragged, its place can be written and read, and something of it is shown', () => {
  const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...quarterTurns),
      fc.array(fc.tuple(number, number, number, number), { minLength: 1, maxLength: 4 }),
      (turn, moves) => {
        const at = moves.reduce<ChosenPlace>(
          (before, [right, down, x, y]) => dragged(before, drag(right, down, [x, y]), placing),
          { ...place, turn },
        );
        expect(readPlace(writePlace(at))).toEqual(at);
        const { length, width } = shownInPlace(at, 1.5);
        expect(Math.min(length, width)).toBeGreaterThan(0.5);
      },
    ),
  );
});

test('a part of a file is within it', () => {
  const read = (crop: string) => readPlace(`0 1 2 30 ${crop}`);
  expect(read('1000 0 9000 10000')).toEqual({
    ...{ turn: 0, x: 1, y: 2, length: 30 },
    crop: { left: 0.1, top: 0, right: 0.9, bottom: 1 },
  });
  for (const wrong of ['0 0 10001 10000', '500 0 500 10000', '900 0 100 10000', '-1 0 9 9', '0 0 1'])
    expect(read(wrong)).toBeNull();
});
