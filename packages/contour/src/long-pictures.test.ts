import { describe, expect, test } from 'vitest';
import { type Contour, type ContourRequest, type Picture, traceContour } from './index.ts';
import { crossings, sampled } from './testing/measure-contour.ts';

// Long and narrow, so that an engine changed by `npm run mutants`, which is slow, still traces them in milliseconds.

type Rectangle = readonly [left: number, top: number, right: number, bottom: number];

/** Opacity alone: rectangles of full opacity, or what is given. */
const opacity = (width: number, height: number, rectangles: readonly Rectangle[], alpha = 255): Picture => ({
  width,
  height,
  pixels: Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return rectangles.some(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom)
      ? alpha
      : 0;
  }),
});

const usual: ContourRequest = { length: 60, width: 60, offset: 2, smoothing: 3 };

function traced(picture: Picture, request = usual): Contour {
  const contour = traceContour(picture, request);
  if (!contour.ok) throw new Error(contour.text);
  expect(crossings(sampled(contour.path, 3))).toBe(0);
  return contour;
}

const about = (value: number, tolerance: number) => ({
  asymmetricMatch: (actual: unknown) => typeof actual === 'number' && Math.abs(actual - value) <= tolerance,
  toString: () => `${value} ± ${tolerance}`,
});

describe('the cut around a bar', () => {
  // At most two thousandths of the sticker too far away, or two pixels.
  test.each([
    ['pixel by pixel', [520, 18], [20, 4, 500, 14], usual, 0.12],
    ['of joined pixels', [1640, 40], [20, 10, 1620, 30], usual, 0.12],
    ['of few pixels', [60, 3], [5, 1, 55, 2], usual, 2.3],
    ['without an offset', [520, 18], [20, 4, 500, 14], { ...usual, offset: 0 }, 0.12],
    ['with much smoothing', [520, 18], [20, 4, 500, 14], { ...usual, offset: 0.5, smoothing: 10 }, 0.12],
    ['of a small sticker', [520, 18], [20, 4, 500, 14], { ...usual, length: 21, width: 7, offset: 1 }, 0.05],
    ['that stands', [18, 520], [4, 20, 14, 500], usual, 0.12],
  ] as const)('%s is a rectangle with corners rounded by the offset', (_, size, rectangle, request, slack) => {
    const { offset } = request;
    const contour = traced(opacity(size[0], size[1], [rectangle]), request);
    const pixel = contour.picture.length / size[0];
    const [left, top] = [contour.picture.x + rectangle[0] * pixel, contour.picture.y + rectangle[1] * pixel];
    const [wide, high] = [(rectangle[2] - rectangle[0]) * pixel, (rectangle[3] - rectangle[1]) * pixel];
    expect(contour).toMatchObject({
      [high > wide ? 'width' : 'length']: high > wide ? request.width : request.length,
      length: about(wide + 2 * offset + slack, slack + 0.1),
      width: about(high + 2 * offset + slack, slack + 0.1),
      cutLength: about(2 * (wide + high) + 2 * Math.PI * offset + 4 * slack, 4 * slack + 0.1),
    });
    expect(contour.picture.width / size[1]).toEqual(about(pixel, 0.0002));
    for (const [x, y] of sampled(contour.path, 3)) {
      const distance = Math.hypot(Math.max(left - x, 0, x - left - wide), Math.max(top - y, 0, y - top - high));
      expect(distance).toEqual(about(offset + slack / 2, slack / 2 + 0.06));
    }
  });

  test('has few curves', () => {
    const bar = opacity(520, 18, [[20, 4, 500, 14]]);
    const count = (request: ContourRequest) => traced(bar, request).path.split('C').length - 1;
    expect([count(usual), count({ ...usual, offset: 0 })].map((curves) => curves <= 16)).toEqual([true, true]);
  });
});

test('a hook has its inner corner rounded by the smoothing', () => {
  const hook = opacity(500, 120, [
    [0, 0, 500, 10],
    [0, 0, 10, 120],
  ]);
  const nearest = (smoothing: number, offset: number) => {
    const contour = traced(hook, { ...usual, offset, smoothing });
    const scale = contour.picture.length / 500;
    const corner = [contour.picture.x + 10 * scale + offset, contour.picture.y + 10 * scale + offset] as const;
    return Math.min(...sampled(contour.path, 6).map(([x, y]) => Math.hypot(x - corner[0], y - corner[1])));
  };
  // The distance of a circle from the corner of its tangents is its radius times √2 − 1.
  for (const [smoothing, offset] of [
    [0, 1],
    [2, 1],
    [4, 1],
    [4, 7],
  ] as const) {
    const radius = (60 * (0.5 + smoothing)) / 100;
    expect(nearest(smoothing, offset)).toEqual(about(radius * (Math.SQRT2 - 1) + 0.1, 0.2));
  }
});

test('a slope of few pixels doesn’t follow their steps, which would take twice as many curves', () => {
  const steps = Array.from({ length: 10 }, (_, step): Rectangle => [6 * step, step, 6 * step + 6, step + 3]);
  const { path } = traced(opacity(60, 12, steps));
  expect(path.split('C').length - 1).toBeLessThanOrEqual(45);
});

test('two bars beside each other are cut as one with a bridge, unless they are more than ten millimetres apart', () => {
  // Across 60 mm of 600 pixels.
  const bars = (gap: number) =>
    opacity(600, 50, [
      [0, 0, 300 - gap / 2, 50],
      [300 + gap / 2, 0, 600, 50],
    ]);
  const request = { ...usual, offset: 0, smoothing: 0 };
  const middle = sampled(traced(bars(92), request).path, 20).filter(([x]) => Math.abs(x - 30) < 3);
  const rows = middle.map(([, y]) => y);
  expect(rows.length).toBeGreaterThan(0);
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(3.2);
  expect(traceContour(bars(110), request)).toMatchObject({
    ok: false,
    code: 'apart',
    text: 'Parts of your picture are 11 mm apart, too far to be cut as one sticker. Please move them closer together in your file, or choose a larger offset, a smaller size or another shape.',
  });
  expect(traced(bars(92), { ...usual, offset: 5 }).cutLength).toBeLessThan(2 * 60 + 2 * 15);
});

test('specks of less than a twenty-thousandth of the picture are passed over, and larger ones are not', () => {
  // 54,000 cells.
  const speck = (size: number) =>
    traced(
      opacity(900, 60, [
        [100, 25, 700, 35],
        [0, 0, size, 1],
        [899, 59, 900, 60],
      ]),
      { ...usual, offset: 6, smoothing: 0 },
    );
  const scale = 48 / 600;
  expect(speck(2)).toMatchObject({ width: about(12 + 10 * scale, 0.2), picture: { x: about(6 - 100 * scale, 0.1) } });
  expect(speck(3).picture.x).toEqual(about(6, 0.1));
});

describe('there is no cut, and a text that says what to do,', () => {
  const opaque = (colour: number) => ({
    ...{ width: 40, height: 10 },
    pixels: Uint8Array.from({ length: 4 * 400 }, (_, at) => (at % 4 === 3 ? 255 : colour)),
  });
  const nothing = 'Nothing can be seen in your picture. Please choose another picture.';
  const oneColour =
    'Your picture is of one colour, so there is nothing to cut around. Please choose another picture, or another shape.';
  const faint = opacity(40, 10, [[5, 2, 30, 8]], 31);
  const noRoom = (offset: number, width: number) =>
    `An offset of ${offset} mm leaves no room for your picture in 60 × ${width} mm. Please choose a smaller offset or a larger size.`;
  const bar = opacity(40, 10, [[5, 2, 30, 8]]);

  test.each([
    ['an empty picture', opacity(40, 10, []), usual, 'empty', nothing],
    ['a picture that is all but invisible', faint, usual, 'empty', nothing],
    ['one colour', opaque(99), usual, 'plain', oneColour],
    ['an offset that fills the size', bar, { ...usual, width: 15, offset: 7 }, 'offset', noRoom(7, 15)],
    ['an offset that leaves less than two millimetres', bar, { ...usual, width: 5.9 }, 'offset', noRoom(2, 5.9)],
    [
      'specks alone',
      opacity(2000, 100, [
        [0, 0, 1, 1],
        [1999, 99, 2000, 100],
      ]),
      usual,
      'empty',
      nothing,
    ],
  ] as const)('for %s', (_, picture, request, code, text) => {
    const traced = traceContour(picture, request);
    expect(traced).toMatchObject({ ok: false, code, text });
    // Nobody is asked to change what is ordered.
    const fault = text.slice(0, text.indexOf('. ') + 1);
    expect(traced).toHaveProperty('textOnceOrdered', expect.stringMatching(/^.+\. Please .+\.$/));
    expect(traced).toHaveProperty('textOnceOrdered', expect.stringContaining(fault));
    expect(traced).not.toHaveProperty('textOnceOrdered', expect.stringMatching(/another shape|larger size|smaller/));
  });

  test('but two millimetres are enough', () => {
    const long = opacity(500, 10, [[5, 2, 495, 8]]);
    expect(traceContour(long, { ...usual, width: 6 })).toHaveProperty('ok', true);
  });

  test.each([
    ['pixels that don’t match their size', { ...bar, width: 41 }, usual],
    ['no pixels', { width: 0, height: 10, pixels: new Uint8Array(0) }, usual],
    ['a length of nothing', bar, { ...usual, length: 0 }],
    ['a width of nothing', bar, { ...usual, width: 0 }],
    ['an offset inwards', bar, { ...usual, offset: -0.1 }],
    ['a smoothing below 0', bar, { ...usual, smoothing: -0.1 }],
    ['a figure that is none', bar, { ...usual, offset: Number.NaN }],
  ])('and %s are a mistake of the caller', (_, picture, request) => {
    expect(() => traceContour(picture, request)).toThrow(RangeError);
  });
});
