import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, dividedPixels, joinedPixels } from './cells.ts';
import { leastPresence, presenceOf } from './presence.ts';

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.constantFrom(0, 0, 0, leastPresence - 1, leastPresence, 255), {
        minLength: width * height,
        maxLength: width * height,
      })
      .map((values) => ({ width, height, presence: Uint8Array.from(values) })),
  );

const visibleOf = (presence: Uint8Array, width: number) =>
  [...presence.keys()]
    .filter((at) => (presence[at] ?? 0) >= leastPresence)
    .map((at) => ({ x: at % width, y: Math.floor(at / width) }));

test('the bounds enclose every visible pixel, and no row or column more', () => {
  fc.assert(
    fc.property(pictures, ({ width, height, presence }) => {
      const [xs, ys] = [visibleOf(presence, width).map(({ x }) => x), visibleOf(presence, width).map(({ y }) => y)];
      const box = {
        left: Math.min(...xs),
        top: Math.min(...ys),
        right: Math.max(...xs) + 1,
        bottom: Math.max(...ys) + 1,
      };
      expect(boundsOf(presence, width, height, leastPresence)).toEqual(xs.length === 0 ? null : box);
    }),
  );
});

test('a cell of joined pixels is seen if one of its pixels is', () => {
  fc.assert(
    fc.property(pictures, fc.integer({ min: 1, max: 5 }), ({ width, height, presence }, size) => {
      const box = boundsOf(presence, width, height, leastPresence);
      if (!box) return;
      const cells = joinedPixels(presence, width, box, size);
      const wanted = new Set(
        visibleOf(presence, width).map(
          ({ x, y }) => Math.floor((y - box.top) / size) * cells.columns + Math.floor((x - box.left) / size),
        ),
      );
      expect(cells).toMatchObject({ size, left: box.left, top: box.top });
      expect(cells.columns).toBe(Math.ceil((box.right - box.left) / size));
      expect(cells.rows).toBe(Math.ceil((box.bottom - box.top) / size));
      expect(new Set([...cells.seen.keys()].filter((at) => cells.seen[at] === 1))).toEqual(wanted);
    }),
  );
});

test('divided pixels show the whole of each visible pixel, and up to half a pixel beside it', () => {
  fc.assert(
    fc.property(pictures, fc.integer({ min: 2, max: 6 }), ({ width, height, presence }, parts) => {
      const box = boundsOf(presence, width, height, leastPresence);
      if (!box) return;
      const { seen, columns, rows, size, left, top } = dividedPixels(presence, width, height, box, parts);
      expect([size, left, top]).toEqual([1 / parts, box.left - 1, box.top - 1]);
      expect([columns, rows]).toEqual([(box.right - box.left + 2) * parts, (box.bottom - box.top + 2) * parts]);
      const shown = visibleOf(presence, width);
      // Fainter pixels count for a part.
      const faint = [...presence.keys()]
        .filter((pixel) => (presence[pixel] ?? 0) > 0)
        .map((pixel) => ({ x: pixel % width, y: Math.floor(pixel / width) }));
      const wrong = [...seen.keys()].filter((at) => {
        const [x, y] = [left + ((at % columns) + 0.5) / parts, top + (Math.floor(at / columns) + 0.5) / parts];
        const away = (pixel: { x: number; y: number }) =>
          Math.max(Math.abs(x - pixel.x - 0.5), Math.abs(y - pixel.y - 0.5)) - 0.5;
        if (shown.some((pixel) => away(pixel) < -1e-9)) return seen[at] !== 1;
        return seen[at] !== 0 && !faint.some((pixel) => away(pixel) <= 0.5 + 1e-9);
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: runs(30) },
  );
});

test('a pixel alone is shown whole, and bulges a little over each side', () => {
  const { seen, columns } = dividedPixels(Uint8Array.of(255), 1, 1, { left: 0, top: 0, right: 1, bottom: 1 }, 4);
  const drawn = Array.from({ length: 12 }, (_, row) =>
    [...seen.subarray(row * columns, (row + 1) * columns)].map((cell) => (cell ? '#' : '.')).join(''),
  );
  expect(drawn.slice(3, -3)).toEqual([
    '.....##.....',
    '....####....',
    '...######...',
    '...######...',
    '....####....',
    '.....##.....',
  ]);
  expect(new Set([...drawn.slice(0, 3), ...drawn.slice(-3)])).toEqual(new Set(['............']));
});

/** An opaque picture, a colour for each pixel. */
const opaque = (width: number, height: number, colourAt: (x: number, y: number) => readonly number[]) => ({
  width,
  height,
  pixels: Uint8Array.from({ length: 4 * width * height }, (_, at) => {
    const [pixel, channel] = [at >> 2, at % 4];
    return channel === 3 ? 255 : (colourAt(pixel % width, Math.floor(pixel / width))[channel] ?? 0);
  }),
});

test('presence is the opacity where a two-hundredth of the picture can’t be seen, else what differs from the edge', () => {
  const white = opaque(20, 20, () => [250, 250, 250]);
  const hole = { ...white, pixels: white.pixels.map((value, at) => (at === 3 || at === 7 ? 0 : value)) };
  expect(presenceOf(hole)).toMatchObject({ isTransparent: true });
  expect(presenceOf(hole).presence[0]).toBe(0);
  const almost = { ...white, pixels: white.pixels.map((value, at) => (at === 3 ? 0 : value)) };
  expect(presenceOf(almost).isTransparent).toBe(false);
  expect(presenceOf({ width: 2, height: 1, pixels: Uint8Array.of(7, 200) })).toEqual({
    presence: Uint8Array.of(7, 200),
    isTransparent: true,
  });
  for (const [channel, difference] of [
    [0, 40],
    [1, 50],
    [2, 60],
  ] as const) {
    const dot = opaque(20, 20, (x, y) =>
      [250, 250, 250].map((value, at) => (x === 9 && y === 9 && at === channel ? value - difference : value)),
    );
    const { presence, isTransparent } = presenceOf(dot);
    expect([isTransparent, presence[9 * 20 + 9], presence[0]]).toEqual([false, difference, 0]);
  }
});

test('four fifths of the edge make a background; with less the whole rectangle is the picture', () => {
  // 76 pixels at the edge, of which so many are black.
  const withBlack = (count: number) => {
    let black = 0;
    return presenceOf(
      opaque(20, 20, (x, y) => {
        const isEdge = x === 0 || y === 0 || x === 19 || y === 19;
        if (isEdge) black += 1;
        return isEdge && black <= 3 * count ? [0, 0, 0] : [250, 250, 250];
      }),
    ).presence[10 * 20 + 10];
  };
  expect([withBlack(15), withBlack(16)]).toEqual([0, 255]);
});

test('the background is the median colour of the edge, and differs in no channel', () => {
  const white = [250, 250, 250];
  const edged = (isOdd: (x: number, y: number) => boolean, odd: readonly number[], height = 20) =>
    presenceOf(opaque(20, height, (x, y) => (isOdd(x, y) ? odd : white)));
  // Where the order of the edge's pixels would have its middle.
  expect(edged((x, y) => x === 19 && y < 10, [0, 0, 0]).presence[10 * 20 + 10]).toBe(0);
  const inBlue = edged((x, y) => x === 0 || (x < 5 && y === 0), [250, 250, 0]);
  expect([inBlue.isTransparent, inBlue.presence[10 * 20 + 10]]).toEqual([false, 255]);
  // 14 of 70 pixels at the edge: four fifths are left.
  expect(edged((x, y) => y === 0 && x < 14, [0, 0, 0], 17).presence[10 * 20 + 10]).toBe(0);
  expect(edged((x, y) => y === 0 && x < 15, [0, 0, 0], 17).presence[10 * 20 + 10]).toBe(255);
});

test('pixels that are just visible don’t make a picture transparent', () => {
  const white = opaque(20, 20, () => [250, 250, 250]);
  const alpha = (value: number) =>
    presenceOf({ ...white, pixels: white.pixels.map((own, at) => (at === 3 || at === 7 ? value : own)) });
  expect([alpha(leastPresence), alpha(leastPresence - 1)].map((one) => one.isTransparent)).toEqual([false, true]);
});
