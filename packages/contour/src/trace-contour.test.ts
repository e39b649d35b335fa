import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Contour, type ContourRequest, type Picture, traceContour } from './index.ts';
import { crossings, distanceToPixels, lengthOfLine, sampled } from './testing/measure-contour.ts';
import { drawn, islands, onGround, ring, softPhoto, star } from './testing/pictures.ts';

const usual: ContourRequest = { length: 50, width: 50, offset: 2, smoothing: 3 };

function traced(picture: Picture, request: ContourRequest = usual): Contour {
  const contour = traceContour(picture, request);
  if (!contour.ok) throw new Error(contour.text);
  return contour;
}

/** What the engine promises of every cut: one closed line of the stated length that doesn't cross itself, and fits. */
function expectSound(contour: Contour, request: ContourRequest): void {
  expect(contour.path).toMatch(/^M[\d. ]+(C[-\d. ]+)+Z$/);
  expect(crossings(sampled(contour.path))).toBe(0);
  const points = sampled(contour.path, 300);
  expect(Math.abs(lengthOfLine(points) / contour.cutLength - 1)).toBeLessThan(0.0002);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  for (const [values, side, most] of [
    [xs, contour.length, request.length],
    [ys, contour.width, request.width],
  ] as const) {
    expect(Math.min(...values)).toBeCloseTo(0, 2);
    expect(Math.max(...values)).toBeCloseTo(side, 2);
    expect(side).toBeLessThanOrEqual(most);
  }
  expect(contour.length === request.length || contour.width === request.width).toBe(true);
}

/** Distances of the cut from the visible pixels, in mm, by brute force. */
function distancesFrom(picture: Picture, contour: Contour, isVisible = alphaOf(picture)) {
  const distance = distanceToPixels(picture, contour, isVisible);
  return { distance, all: sampled(contour.path).map(distance) };
}

const alphaOf =
  ({ pixels }: Picture) =>
  (pixel: number) =>
    (pixels[4 * pixel + 3] ?? 0) >= 32;

/** A thousandth of 50 mm, plus what the coordinates are rounded by. */
const tolerance = 0.051;

describe('the cut', () => {
  test.each([
    ['a star', star(500), true],
    ['a ring', ring(500), false],
    ['a photo with soft edges', softPhoto(500), false],
    ['a picture of few pixels', star(60), false],
  ])('of %s keeps the offset, and rounds concave corners by the radius', (_what, picture, isSharp) => {
    for (const request of [usual, { ...usual, offset: 0.5, smoothing: 10 }, { ...usual, offset: 4, smoothing: 0 }]) {
      const contour = traced(picture, request);
      expectSound(contour, request);
      const { distance, all } = distancesFrom(picture, contour);
      expect(Math.min(...all)).toBeGreaterThan(request.offset - tolerance);
      // What is further away belongs to a concave corner: a circle of the radius touches it there from outside, and
      // the offset beside it.
      const radius = (50 * (0.5 + request.smoothing)) / 100;
      const points = sampled(contour.path);
      let rounded = 0;
      const slack = 0.1 + (1.5 * contour.picture.length) / picture.width;
      for (const [index, [x, y]] of points.entries()) {
        if ((all[index] ?? 0) <= request.offset + slack) continue;
        rounded += 1;
        const [beforeX, beforeY] = points.at(index - 1) ?? [x, y];
        const [afterX, afterY] = points[(index + 1) % points.length] ?? [x, y];
        const [alongX, alongY] = [afterX - beforeX, afterY - beforeY];
        const by = radius / Math.hypot(alongX, alongY);
        const middle = [x + alongY * by, y - alongX * by] as const;
        expect(Math.abs(distance(middle) - request.offset - radius)).toBeLessThan(slack);
      }
      if (isSharp) expect(rounded > 0).toBe(request.smoothing > 0);
    }
  });

  test('without an offset goes along the picture’s edge', () => {
    const contour = traced(ring(500), { ...usual, offset: 0 });
    expectSound(contour, { ...usual, offset: 0 });
    expect(Math.max(...distancesFrom(ring(500), contour).all)).toBeLessThan(0.18);
    expect(Math.abs(contour.cutLength - 50 * Math.PI)).toBeLessThan(0.3);
  });

  test('joins islands by bridges that are wide enough to be cut, and encloses all of them', () => {
    for (const offset of [0, 1, 3]) {
      const request = { ...usual, offset };
      const contour = traced(islands(300), request);
      expectSound(contour, request);
      const { all } = distancesFrom(islands(300), contour);
      expect(Math.min(...all)).toBeGreaterThan(offset - tolerance);
      // Places at the far ends of all three discs.
      const points = sampled(contour.path);
      const { picture } = contour;
      for (const [x, y] of [
        [0.2, 0.03],
        [0.9, 0.22],
        [0.45, 0.95],
      ] as const) {
        expect(encloses(points, picture.x + x * picture.length, picture.y + y * picture.width)).toBe(true);
      }
      expect(narrowest(points)).toBeGreaterThan(2.8);
    }
  });

  test('has bridges of three millimetres, no longer than ten', () => {
    // Two discs beside each other across 60 mm, so much apart.
    const apart = (gap: number) => {
      const radius = (0.5 - gap / 120) / 2;
      const picture = drawn(600, (x, y) => (Math.hypot(Math.abs(x - 0.5) + radius - 0.5, y - 0.5) < radius ? 1 : 0));
      return traceContour(picture, { length: 60, width: 60, offset: 0, smoothing: 0 });
    };
    const joined = apart(9.5);
    if (!joined.ok) throw new Error(joined.text);
    const middle = sampled(joined.path)
      .filter(([x]) => Math.abs(x - 30) < 0.5)
      .map(([, y]) => y);
    expect(Math.abs(Math.max(...middle) - Math.min(...middle) - 3)).toBeLessThan(0.4);
    expect(apart(10.5)).toMatchObject({ ok: false, code: 'apart', text: expect.stringContaining('are 11 mm apart') });
  });

  test('passes over specks, and over pixels that are all but invisible', () => {
    const dirty = drawn(500, (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.3 ? 1 : x < 0.004 && y < 0.004 ? 1 : 0.1));
    expect(traced(dirty).cutLength).toBeCloseTo(50 * Math.PI, 0);
  });

  test('of an opaque picture goes round what differs from the colour of its edge', () => {
    const request = { ...usual, offset: 1 };
    const [clear, white] = [traced(star(400), request), traced(onGround(star(400), [250, 252, 255]), request)];
    expect(white.cutLength).toBeCloseTo(clear.cutLength, 1);
    expect(white.picture.x).toBeCloseTo(clear.picture.x, 1);
  });

  test('of a photo without an even background is its rectangle, rounded by the offset', () => {
    const pixels = Uint8Array.from({ length: 4 * 300 * 200 }, (_, at) => (at % 4 === 3 ? 255 : (at * 7919) % 251));
    const contour = traced({ pixels, width: 300, height: 200 });
    expect(contour).toMatchObject({ length: 50, picture: { x: expect.closeTo(2.1, 1), y: expect.closeTo(2.1, 1) } });
    const [across, down] = [contour.picture.length, contour.picture.width];
    expect(Math.abs(contour.cutLength - 2 * (across + down) - 4 * Math.PI)).toBeLessThan(0.6);
  });

  test('grows with the size, and is the same for alpha alone and on every run', () => {
    const [small, large] = [
      traced(star(300), { length: 40, width: 30, offset: 1, smoothing: 4 }),
      traced(star(300), { length: 120, width: 90, offset: 3, smoothing: 4 }),
    ];
    expect(large.cutLength / small.cutLength).toBeCloseTo(3, 3);
    expect(large.picture.length / small.picture.length).toBeCloseTo(3, 3);
    const alpha = star(300).pixels.filter((_, at) => at % 4 === 3);
    const request = { length: 40, width: 30, offset: 1, smoothing: 4 };
    expect(traced({ pixels: alpha, width: 300, height: 300 }, request)).toEqual(small);
  });

  test('is sound for any blobs, sizes, offsets and smoothing', () => {
    const part = fc.double({ min: 0.05, max: 0.95, noNaN: true });
    const blobs = fc.array(fc.tuple(part, part, fc.double({ min: 0.02, max: 0.3, noNaN: true })), {
      minLength: 1,
      maxLength: 12,
    });
    const request = fc.record({
      length: fc.integer({ min: 20, max: 200 }),
      width: fc.integer({ min: 20, max: 200 }),
      offset: fc.integer({ min: 0, max: 32 }).map((quarters) => quarters / 4),
      smoothing: fc.integer({ min: 0, max: 10 }),
    });
    fc.assert(
      fc.property(blobs, request, fc.constantFrom(40, 150, 300), (discs, asked, side) => {
        const picture = drawn(side, (x, y) => (discs.some(([a, b, r]) => Math.hypot(x - a, y - b) < r) ? 1 : 0));
        const contour = traceContour(picture, asked);
        if (!contour.ok) {
          expect(contour.code).toBe('apart');
          return;
        }
        expectSound(contour, asked);
        // A thousandth, and a hundredth of a millimetre where pixels are coarse: one case in hundreds needs 0.005 mm.
        const near = Math.max(asked.length, asked.width) / 1000 + 0.01;
        expect(Math.min(...distancesFrom(picture, contour).all)).toBeGreaterThan(asked.offset - near);
      }),
      { numRuns: runs(15), endOnFailure: true },
    );
  });
});

describe('there is no cut, and a text that says what to do,', () => {
  test.each([
    ['an empty picture', drawn(50, () => 0), usual, 'empty', /^Nothing can be seen/],
    [
      'one colour',
      onGround(
        drawn(50, () => 0),
        [10, 99, 40],
      ),
      usual,
      'plain',
      /of one colour.*choose another/,
    ],
    ['an offset that fills the size', star(50), { ...usual, width: 15, offset: 7 }, 'offset', /An offset of 7 mm/],
    [
      'islands that are far apart',
      drawn(200, (x, y) => (Math.hypot(x - 0.5, y - 0.5) > 0.6 ? 1 : 0)),
      usual,
      'apart',
      /^Parts of your picture are \d+ mm apart.*larger offset/,
    ],
  ] as const)('for %s', (_what, picture, request, code, text) => {
    expect(traceContour(picture, request)).toMatchObject({ ok: false, code, text: expect.stringMatching(text) });
  });

  test('and pixels that do not match their size are a mistake of the caller', () => {
    expect(() => traceContour({ pixels: new Uint8Array(7), width: 2, height: 2 }, usual)).toThrow(RangeError);
  });
});

function encloses(points: ReturnType<typeof sampled>, x: number, y: number): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
  }
  return inside;
}

/** The least distance between points of the line that are further apart along it than any round end is. */
function narrowest(points: ReturnType<typeof sampled>): number {
  let least = Infinity;
  const count = points.length;
  const reached: number[] = [];
  for (const [index, [x, y]] of points.entries()) {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y];
    reached.push((reached.at(-1) ?? 0) + Math.hypot(x - beforeX, y - beforeY));
  }
  const whole = reached.at(-1) ?? 0;
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 1; other < count; other += 1) {
      const between = (reached[other] ?? 0) - (reached[one] ?? 0);
      if (Math.min(between, whole - between) < 12) continue;
      const [a, b] = [points[one] ?? [0, 0], points[other] ?? [0, 0]];
      least = Math.min(least, Math.hypot(a[0] - b[0], a[1] - b[1]));
    }
  }
  return least;
}
