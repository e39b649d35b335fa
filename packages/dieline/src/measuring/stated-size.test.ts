import { expect, test } from 'vitest';
import { type BoxRequest, type BoxStyle, boxStyles, drawBox, insideFrom, type Measured, sizeAs } from '../index.ts';

const wanted = { length: 140, width: 90, height: 60, caliper: 0.435 };
/** The outside heights of a display and a gable box contain its header or roof. */
const high = { ...wanted, height: 200 };
/** The walls of some trays lie on the base while they are glued, and a pillow box is flat. */
const low = { ...wanted, height: 30 };
const isLow = ({ id, family }: BoxStyle) => family === 'tray' || id === 'pillow-box';

const measuredAgain = (style: string, request: BoxRequest, measured: Measured) => {
  const found = insideFrom(style, request, measured);
  if (!found.ok) return found.problem;
  const drawn = drawBox(style, { ...request, ...found.inside });
  return drawn.ok ? sizeAs(drawn.box, measured) : drawn.problem;
};

test('a box of a stated outside size has this size outside, in every style', () => {
  for (const style of boxStyles.filter(({ family }) => family === 'tube' || family === 'tray')) {
    const { id, family } = style;
    const asked = isLow(style) ? low : high;
    const size = measuredAgain(id, asked, 'outside');
    for (const side of ['length', 'width', 'height'] as const) {
      expect(size, `${id} (${family})`).toHaveProperty(side, expect.closeTo(asked[side], 1));
    }
  }
});

test('from crease to crease a tube is a board’s thickness larger than inside', () => {
  expect(insideFrom('reverse-tuck-end', { ...wanted, caliper: 0.4 }, 'crease')).toEqual({
    ok: true,
    inside: { length: 139.6, width: 89.6, height: 59.6 },
  });
  expect(insideFrom('snap-lock-bottom', { ...wanted, caliper: 0.4 }, 'crease')).toMatchObject({
    inside: { length: 139.6, width: 89.6, height: 58.8 },
  });
  expect(insideFrom('roll-end-tray', { ...wanted, caliper: 0.4 }, 'crease')).toMatchObject({
    inside: { length: 138, width: 89.6, height: 59.6 },
  });
});

test('around a product there is room in each direction, in every style', () => {
  expect(insideFrom('reverse-tuck-end', wanted, 'product')).toEqual({
    ok: true,
    inside: { length: 142, width: 92, height: 62 },
  });
  const rectangular = boxStyles.filter(({ id }) => id !== 'hexagonal-box' && id !== 'pillow-box');
  for (const { id, family } of rectangular.filter(({ family }) => family === 'tube' || family === 'tray')) {
    const { caliper: _, ...product } = family === 'tray' ? low : high;
    expect(measuredAgain(id, { ...wanted, ...product }, 'product'), id).toEqual(product);
  }
});

test('a hexagon and a pillow aren’t measured by their product, which would stand in corners that aren’t there', () => {
  expect(insideFrom('pillow-box', low, 'product')).toMatchObject({
    ok: false,
    problem: { text: expect.stringContaining('The faces of this box are bent') },
  });
  expect(insideFrom('hexagonal-box', wanted, 'product')).toMatchObject({
    ok: false,
    problem: { text: expect.stringContaining('The corners of this box are cut off') },
  });
});

test('an inside size stays as it is', () => {
  expect(insideFrom('sleeve', wanted, 'inside')).toEqual({ ok: true, inside: { length: 140, width: 90, height: 60 } });
});

test('a size beyond the style’s limits is refused with the limits for this way of measuring', () => {
  const found = insideFrom('reverse-tuck-end', { ...wanted, width: 40, caliper: 0.4, length: 15.2 }, 'outside');
  expect(found).toMatchObject({
    ok: false,
    problem: { field: 'length', text: 'The length outside can be 15.8 to 400.8 mm on this board.' },
  });
  expect(insideFrom('reverse-tuck-end', { ...wanted, width: 40, caliper: 0.4, length: 15.8 }, 'outside')).toMatchObject(
    {
      ok: true,
      inside: { length: 15 },
    },
  );
});

test('a side that isn’t a number is left for the style to refuse', () => {
  expect(insideFrom('sleeve', { ...wanted, width: Number.NaN }, 'outside')).toMatchObject({ ok: true });
});
