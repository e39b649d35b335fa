import { placedPicture, stickerBleed } from '@boxwright/contract';
import { betweenCuts, outlinePath } from '@boxwright/pricing';
import { describe, expect, test } from 'vitest';

type Point = readonly [x: number, y: number];

/** The outline as a polygon of many sides. */
const polygonOf = (path: string): Point[] => {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([mlc])([^mlcz]+)/g)].flatMap(([, , numbers = '']) => {
    const from: Point = [x, y];
    const ends = numbers
      .trim()
      .split(' ')
      .map(Number)
      .reduce<Point[]>((points, number, place, all) => {
        if (place % 2 === 1) points.push([from[0] + (all[place - 1] ?? 0), from[1] + number]);
        return points;
      }, []);
    const [first, second, end = first ?? from] = ends;
    [x, y] = ends.at(-1) ?? from;
    if (first === undefined || second === undefined) return ends;
    return Array.from({ length: 40 }, (_, step): Point => {
      const t = (step + 1) / 40;
      const at = (axis: 0 | 1) =>
        (1 - t) ** 3 * from[axis] +
        3 * (1 - t) ** 2 * t * first[axis] +
        3 * (1 - t) * t ** 2 * second[axis] +
        t ** 3 * end[axis];
      return [at(0), at(1)];
    });
  });
};

const isInside = ([x, y]: Point, polygon: readonly Point[]): boolean =>
  polygon.reduce((inside, [x1, y1], place) => {
    const [x2, y2] = polygon.at(place - 1) ?? [0, 0];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);

const outlines = ['round', 'rectangle', 'oval', 'heart', 'hexagon'];
const ratios = [0.2, 0.7, 1, 1.6, 5];

test.each(outlines)('every corner of a whole picture lies within %s and nearly reaches its cut', (outline) => {
  const size = { length: 80, width: 60 };
  const polygon = polygonOf(outlinePath(outline, size));
  for (const ratio of ratios) {
    const place = placedPicture(outline, size, 'whole', { ratio, bleed: 0 });
    expect(place.length / place.width).toBeCloseTo(ratio, 9);
    const cornersOf = (by: number) => {
      const [middleX, middleY] = [place.x + place.length / 2, place.y + place.width / 2];
      return [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(
        ([right = 0, down = 0]): Point => [
          middleX + (right * by * place.length) / 2,
          middleY + (down * by * place.width) / 2,
        ],
      );
    };
    expect(cornersOf(0.999).every((corner) => isInside(corner, polygon))).toBe(true);
    expect(cornersOf(1.3).every((corner) => isInside(corner, polygon))).toBe(false);
  }
});

test('a filling picture covers the sticker and its bleed, and no more than it has to', () => {
  for (const ratio of ratios) {
    const { x, y, length, width } = placedPicture('round', { length: 50, width: 30 }, 'fill', { ratio, bleed: 0 });
    expect(length / width).toBeCloseTo(ratio, 9);
    expect(Math.max(x, y)).toBeCloseTo(-stickerBleed, 9);
    expect(x + length).toBeGreaterThanOrEqual(50 + stickerBleed - 1e-9);
    expect(y + width).toBeGreaterThanOrEqual(30 + stickerBleed - 1e-9);
  }
});

describe('a picture with bleed of its own has its cut on the sticker’s, and the bleed around it:', () => {
  /** 75 × 50 mm with 3 mm around. */
  const picture = { ratio: 81 / 56, bleed: 3 / 81 };
  test.each(['fill', 'whole'] as const)('%s', (fit) => {
    const place = placedPicture('rectangle', { length: 75, width: 50 }, fit, picture);
    expect([place.x, place.y, place.length, place.width]).toEqual(
      [-3, -3, 81, 56].map((side) => expect.closeTo(side, 9)),
    );
  });

  test('unless it is too little for ours, which is covered first', () => {
    const { x, y } = placedPicture('rectangle', { length: 75, width: 50 }, 'fill', { ratio: 76 / 51, bleed: 0.5 / 76 });
    expect(Math.max(x, y)).toBeCloseTo(-stickerBleed, 9);
  });

  test('and within another outline, no corner of what is cut is outside', () => {
    const size = { length: 80, width: 60 };
    const { x, y, length, width } = placedPicture('heart', size, 'whole', picture);
    const by = picture.bleed * length;
    const polygon = polygonOf(outlinePath('heart', size));
    const corner = (right: number, down: number): Point => [
      x + by + right * (length - 2 * by),
      y + by + down * (width - 2 * by),
    ];
    for (const [right, down] of [
      [0.001, 0.001],
      [0.999, 0.001],
      [0.999, 0.999],
      [0.001, 0.999],
    ] as const)
      expect(isInside(corner(right, down), polygon)).toBe(true);
  });
});

test('the bleed is half of the distance between two cuts that the price assumes', () => {
  expect(2 * stickerBleed).toBe(betweenCuts);
});
