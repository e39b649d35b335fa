import { boxStyles, drawBox, templateOf } from '@boxwright/dieline';
import { emptyReading, mapped, type PageReading, type Point, type Size, times } from '@boxwright/print-files';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extentOf, middleOf } from '../geometry/plane.ts';
import { preflight } from '../preflight.ts';
import { targetOfBlanks } from '../target/of-blanks.ts';
import type { Target } from '../target/target.ts';
import { inverseOf, orientations, turnedBy, turnedSize } from './orientation.ts';
import { type Placement, placementOf } from './placement.ts';

/** Every style that is printed, in the middle of a usual size. */
const targets = boxStyles.flatMap((style): [string, Target][] => {
  const sizes = [
    { length: 90, width: 60, height: 120 },
    { length: 120, width: 80, height: 40 },
    { length: 90, width: 60, height: 20 },
  ];
  for (const size of sizes) {
    const drawn = drawBox(style.id, { ...size, caliper: Math.max(0.4, style.limits.caliper[0]) });
    if (!drawn.ok) continue;
    const blanks = templateOf(drawn.box);
    return blanks.length === 0 ? [] : [[style.name, targetOfBlanks(blanks, { style: style.name })]];
  }
  return [];
});

const pageOf = (trimmed: Size, more: Partial<PageReading> = {}): PageReading => ({ ...emptyReading, trimmed, ...more });
const placed = (reading: PageReading, target: Target): Placement => {
  const found = placementOf(reading, target, 2);
  if (typeof found === 'string') throw new RangeError(found);
  return found;
};
const isNear = ([x, y]: Point, [left, top]: Point) => Math.hypot(x - left, y - top) < 0.01;

test('all styles are drawn', () => {
  expect(targets.length).toBeGreaterThan(24);
});

test.each(targets)('a page of the size of a %s lies on it, with and without its bleed', (_name, target) => {
  const { size, bleed } = target;
  const { length, width } = size;
  const exact = placed(pageOf(size, { bleed: 3 }), target);
  const whole = placed(pageOf({ length: length + 2 * bleed, width: width + 2 * bleed }), target);
  for (const [{ matrix, turn }, corner] of [[exact, 3] as const, [whole, bleed] as const]) {
    expect(turn).toBe(0);
    expect(isNear(mapped(matrix, [corner, corner]), [0, 0])).toBe(true);
  }
  expect(placementOf(pageOf({ length: length + 9, width }), target, 2)).toBe('other-size');
});

test('where no difference is allowed, a page has the right size despite the rounding of programs and of sums', () => {
  for (const [, target] of targets) {
    const points = { length: Math.round((target.size.length / 25.4) * 72), width: (target.size.width / 25.4) * 72 };
    const read = { length: (points.length * 25.4) / 72, width: (points.width * 25.4) / 72 };
    expect(placementOf(pageOf(read), target, 0)).toMatchObject({ by: 'size' });
    expect(placementOf(pageOf({ ...read, length: read.length + 1 }), target, 0)).toBe('other-size');
  }
});

test.each(targets)(
  'the cut lines of a %s say where it lies, how it is turned, and that another isn’t meant',
  (_name, target) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orientations),
        fc.tuple(fc.integer({ max: 90, min: 0 }), fc.integer({ max: 90, min: 0 })),
        (orientation, shift) => {
          const toPage = times(turnedBy(target.size, orientation), [1, 0, 0, 1, ...shift]);
          const cutLines = target.cuts.map((line) => line.map((point) => mapped(toPage, point)));
          const found = placed(pageOf({ length: 2000, width: 2000 }, { cutLines }), target);
          // A symmetric box fits more than one way; its lines are then the same.
          const back = cutLines.flat().map((point) => mapped(found.matrix, point));
          const { length, width } = target.size;
          expect(back.every(([x, y]) => x > -0.01 && y > -0.01 && x < length + 0.01 && y < width + 0.01)).toBe(true);
          expect(found.by).toBe('cut lines');
        },
      ),
      { numRuns: 8 },
    );
    const larger = target.cuts.map((line) => line.map(([x, y]): Point => [x * 1.03, y]));
    expect(placementOf(pageOf(target.size, { cutLines: larger }), target, 2)).toBe('other-drawing');
  },
);

test('whatever a matrix does, its inverse takes back', () => {
  const number = fc.double({ min: -500, max: 500, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...orientations),
      fc.tuple(number, number),
      fc.tuple(number, number),
      (orientation, point, shift) => {
        const size = { length: 210, width: 148 };
        const matrix = times(turnedBy(size, orientation), [1, 0, 0, 1, ...shift]);
        expect(isNear(mapped(inverseOf(matrix), mapped(matrix, point)), point)).toBe(true);
        const { length, width } = turnedSize(size, orientation);
        const [x, y] = mapped(turnedBy(size, orientation), [size.length, size.width]);
        expect(
          [0, length].some((side) => Math.abs(side - x) < 0.01) && [0, width].some((side) => Math.abs(side - y) < 0.01),
        ).toBe(true);
      },
    ),
  );
});

test('what was found in a page that doesn’t fit is shown where such a page is laid: in the middle of the drawing', () => {
  const [, target] = targets[0] ?? ['', undefined];
  if (!target) throw new RangeError('There is no style.');
  const { length, width } = target.size;
  const place = { x: length / 4, y: width / 4, length: 10, width: 10 };
  const blurred = { pixelWidth: 40, pixelHeight: 40, pixelsPerInch: 101.6, colours: 'Gray', place } as const;
  // Half as large as the drawing and without bleed, so that it is laid twice as large, from edge to edge.
  const reading = pageOf(
    { length: length / 2, width: width / 2 },
    { pictures: [{ ...blurred, isCalibrated: false, isLineArt: false }] },
  );
  const places = preflight({ reading, target }).flatMap((found) => (found.rule === 'resolution' ? found.places : []));
  expect(places).toEqual([{ x: length / 2, y: width / 2, length: 20, width: 20 }]);
});

test.each([0, 90, 180, 270] as const)(
  'a page without cut lines that is turned by %i° lies so that its text is upright',
  (turn) => {
    const [, target] = targets.find(([name]) => name === 'Straight tuck end') ?? ['', undefined];
    const front = target?.panels.find(({ name }) => name === 'Front');
    if (!target || !front?.up) throw new RangeError('There is no front.');
    const toPage = turnedBy(target.size, { turn, isMirrored: false });
    const [x, y] = mapped(toPage, middleOf(extentOf(front.outline)));
    const [a, b, c, d] = toPage;
    const up = [a * front.up[0] + c * front.up[1], b * front.up[0] + d * front.up[1]] as const;
    const letters = { words: 'Kokko', font: 'Label', isEmbedded: true, size: 8, up, isMirrored: false };
    const inks = { family: 'CMYK', inks: ['Black'], amounts: [1], screen: null } as const;
    const paint = { ...inks, isWhite: false, overprints: false, isTransparent: false };
    const text = { ...letters, paint, x: x - 1, y: y - 1, length: 2, width: 2 };
    const found = placed(pageOf(turnedSize(target.size, { turn, isMirrored: false }), { texts: [text] }), target);
    // An upright page isn’t turned by its text: the check names the panels that are upside down.
    expect(found.turn).toBe(turn === 180 ? 0 : turn);
  },
);

test('lines of an older version, as large as the drawing, are shown where they run elsewhere', () => {
  const [, target] = targets.find(([name]) => name === 'Straight tuck end') ?? ['', undefined];
  if (!target) throw new RangeError('There is no straight tuck end.');
  const { length } = target.size;
  const moved = target.cuts.map((line) => line.map(([x, y]): Point => [x > 20 && x < length - 20 ? x + 1.5 : x, y]));
  const [found] = preflight({ reading: pageOf(target.size, { cutLines: moved }), target });
  expect(found?.text).toMatch(/of another style or an older version: they are as large as the box laid flat/);
  expect(found?.places.length).toBeGreaterThan(3);
  expect(found?.places.every((place) => place.x > 15 && place.x < length - 15)).toBe(true);
});
