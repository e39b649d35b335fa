import { emptyReading } from '@boxwright/print-files';
import { describe, expect, test } from 'vitest';
import { preflight } from '../preflight.ts';
import { targetOfSticker } from '../target/of-sticker.ts';
import type { Crop } from '../target/target.ts';

const [length, width] = [60, 40];
/** Pixels a mm. */
const fine = 4;

/** Where bleed is missing on a sticker whose ink fills these places of its page, which has 1.5 mm around the cut. */
function missingAt(
  outline: readonly (readonly [number, number])[],
  inks: (x: number, y: number) => boolean,
  crop?: Crop,
) {
  const [across, down] = [(length + 3) * fine, (width + 3) * fine];
  const data = new Uint8Array(across * down * 4).fill(255);
  for (let at = 0; at < across * down; at += 1) {
    const [x, y] = [(at % across) / fine - 1.5, Math.floor(at / across) / fine - 1.5];
    if (inks(x, y)) data.set([200, 20, 20], at * 4);
  }
  const artwork = { x: -1.5, y: -1.5, length: length + 3, width: width + 3 };
  const found = preflight({
    reading: { ...emptyReading, trimmed: { length: length + 3, width: width + 3 } },
    target: targetOfSticker(outline, { artwork: crop ? { ...artwork, turn: 0, crop } : artwork }),
    raster: { data, width: across, height: down },
  }).find(({ rule }) => rule === 'bleed');
  return found && { text: found.text, places: found.places.map((place) => Object.values(place).map(Math.round)) };
}

const rectangle = [
  [0, 0],
  [length, 0],
  [length, width],
  [0, width],
] as const;
const oval = Array.from({ length: 120 }, (_, at) => {
  const turn = (at / 120) * 2 * Math.PI;
  return [30 + 30 * Math.cos(turn), 20 + 20 * Math.sin(turn)] as const;
});

describe('a missing bleed is shown', () => {
  test('along each edge that lacks it, and not on all between them', () => {
    const all = missingAt(rectangle, (x, y) => x >= 0 && y >= 0 && x < length && y < width);
    expect(all?.text).toMatch(/ends at the cut at 4 edges/);
    expect(all?.places).toEqual([
      [1, 0, 59, 0],
      [60, 1, 0, 39],
      [1, 40, 59, 0],
      [0, 1, 0, 39],
    ]);
    const right = missingAt(rectangle, (x) => x < length);
    expect(right?.text).toMatch(/at 1 edge,/);
    expect(right?.places).toEqual([[60, 1, 0, 39]]);
    expect(missingAt(rectangle, () => true)).toBeUndefined();
  });

  test('along a curve in parts that are nearly straight, as one edge', () => {
    const found = missingAt(oval, (x, y) => ((x - 30) / 30) ** 2 + ((y - 20) / 20) ** 2 <= 1);
    expect(found?.text).toMatch(/at 1 edge,/);
    expect(found?.places.length).toBeGreaterThan(10);
    for (const [, , across = 0, down = 0] of found?.places ?? []) expect(Math.min(across, down)).toBeLessThan(9);
  });

  test('where the buyer has cropped the file at the cut, and not where it is cropped within or beyond it', () => {
    const all = () => true;
    const cropped = (left: number) => missingAt(rectangle, all, { left, top: 0, right: 1, bottom: 1 });
    expect(missingAt(rectangle, all)).toBeUndefined();
    expect(cropped(1.5 / 63)).toMatchObject({ places: [[0, 1, 0, 39]] });
    // Paper that is white at the cut needs no bleed.
    expect(cropped(0.5)).toBeUndefined();
  });

  test('and a picture that was cropped away isn’t blurred any more', () => {
    const place = { x: 0, y: 0, length: 10, width: 10 };
    const blurred = { pixelWidth: 20, pixelHeight: 20, pixelsPerInch: 50.8, colours: 'Gray', place } as const;
    const reading = {
      ...emptyReading,
      trimmed: { length, width },
      pictures: [{ ...blurred, isCalibrated: false, isLineArt: false }],
    };
    const blurredAt = (crop?: Crop) => {
      const artwork = { x: 0, y: 0, length, turn: 0, crop } as const;
      const found = preflight({ reading, target: targetOfSticker(rectangle, { artwork }) });
      return found.flatMap(({ rule, places }) => (rule === 'resolution' ? places : []));
    };
    expect(blurredAt()).toEqual([place]);
    expect(blurredAt({ left: 0.1, top: 0, right: 1, bottom: 1 })).toEqual([{ ...place, x: 6, length: 4 }]);
    expect(blurredAt({ left: 0.2, top: 0, right: 1, bottom: 1 })).toEqual([]);
  });
});
