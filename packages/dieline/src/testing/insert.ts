import assert from 'node:assert/strict';
import type { Dieline, Millimetres } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import type { BoxFace } from '../folding/assembly.ts';
import { outlineOf } from '../geometry/outline.ts';
import { boundsOf, isInside, sidesOf } from '../geometry/plane.ts';
import type { Point3 } from '../geometry/space.ts';
import { reachOf } from '../measuring/reach.ts';
import { insideOf } from '../measuring/sizes.ts';

const exact: Millimetres = 0.01;

/**
 * Checks the assembled insert: all cells are equal, and at least as large as it says even if all its play comes together;
 * everything is within the box; and where strips cross, each goes through the other's slot, and both stand on the floor.
 */
export function checkInsert(box: Box, faces: readonly BoxFace[]): void {
  const [lengthwise, crosswise] = box.blanks;
  assert.ok(lengthwise && crosswise && box.blanks.length === 2, 'An insert has two kinds of strip');
  const { length, width, height } = box.inside;
  const play = Number(box.options['play']);
  checkWithin(box, faces, [length / 2 - play, height - 1, width / 2 - play]);

  checkSlotsAreWhereStripsStand(faces);
  const freedom = checkCrossings(lengthwise.dieline, crosswise.dieline, box.caliper);
  const named = (box.notices[0]?.text.match(/[\d.]+(?= ×| mm)/g) ?? []).map(Number);
  const cells = [crosswise.quantity + 1, lengthwise.quantity + 1];
  const [x, , z] = insideOf(box);
  for (const [at, clear] of [x, z].entries()) {
    const n = cells[at] ?? 0;
    const equal = ((at === 0 ? length : width) - (n - 1) * box.caliper) / n;
    assert.ok(Math.abs(clear - equal) < exact, `The smallest cell is ${clear} mm wide, not ${equal}`);
    const least = clear - Math.max(freedom, play + freedom / 2);
    const said = named[at] ?? Number.NaN;
    assert.ok(said <= least + 1e-6 && said > least - 0.1 - 1e-6, `Cells can be ${least} mm wide, and it says ${said}`);
  }
  const slots = (dieline: Dieline) => dieline.panels.length - 1;
  assert.equal(slots(lengthwise.dieline), crosswise.quantity, 'Each crosswise divider has a slot');
  assert.equal(slots(crosswise.dieline), lengthwise.quantity, 'Each lengthwise divider has a slot');
}

/** Strips fill the room, which is half of it in x and z, from floor to top in y, and end nowhere else. */
function checkWithin(box: Pick<Box, 'blanks'>, faces: readonly BoxFace[], room: Point3): void {
  const directions: readonly Point3[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  for (const [axis, direction] of directions.entries()) {
    const half = room[axis] ?? 0;
    const [from, to] = reachOf(box, faces, direction);
    assert.ok(
      Math.abs(from - (axis === 1 ? 0 : -half)) < exact,
      `The insert begins at ${from} mm along ${'xyz'[axis]}`,
    );
    const most = axis === 1 ? to <= half + 1e-6 : Math.abs(to - half) < exact;
    assert.ok(most, `The insert ends at ${to} mm along ${'xyz'[axis]}, not at ${half}`);
  }
}

/** The parts of a strip end in the middle of its slots, which is the plane of the strip that goes through. */
function checkSlotsAreWhereStripsStand(faces: readonly BoxFace[]): void {
  for (const [blank, axis] of [
    [0, 0],
    [1, 2],
  ] as const) {
    const planes = faces.filter((face) => face.blank !== blank).map(({ points }) => points[0]?.[axis] ?? 0);
    for (const { panel, points } of faces.filter((face) => face.blank === blank && face.panel !== 'first')) {
      // Its first part is at the left or in front.
      const places = points.map((point) => point[axis]);
      const start = axis === 0 ? Math.min(...places) : Math.max(...places);
      const off = Math.min(...planes.map((plane) => Math.abs(plane - start)));
      assert.ok(off < exact, `A slot beside the ${panel} part is ${off} mm from the strip that goes through it`);
    }
  }
}

/**
 * Both strips are looked at along the line where they cross: within the thickness of the other's board, no height is
 * taken by both. Returns how far a strip can move in the narrowest slot.
 */
function checkCrossings(lengthwise: Dieline, crosswise: Dieline, caliper: Millimetres): Millimetres {
  const [below, above] = [slotsOf(lengthwise, caliper), slotsOf(crosswise, caliper)];
  for (const lower of below) {
    for (const upper of above) {
      // From the upper edge downwards: the lengthwise strip's slot is above, the crosswise one's below.
      assert.ok(lower.from < 1e-6 && upper.to > upper.height - 1e-6, 'The slots open towards each other');
      assert.ok(lower.to >= upper.from - 1e-6, `The strips meet over ${upper.from - lower.to} mm`);
      assert.ok(lower.to - upper.from <= 1 + 1e-6, `There are ${lower.to - upper.from} mm between the slots’ ends`);
      assert.ok(Math.abs(lower.to - lower.height / 2) < 1, 'The slots meet halfway');
    }
  }
  return Math.min(...[...below, ...above].map(({ wide }) => wide)) - caliper;
}

type Slot = {
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly wide: Millimetres;
  readonly height: Millimetres;
};

/** The slots as they are cut from the blank's outline: their heights from the upper edge, and their width. */
function slotsOf(dieline: Dieline, caliper: Millimetres): Slot[] {
  const outline = outlineOf(dieline);
  const { bottom } = boundsOf(outline);
  return dieline.hinges.map(({ crease: [[x]] }): Slot => {
    // Where a board of this thickness can be: free at its middle and at both its faces.
    const free = (y: number) => [-1, 0, 1].every((side) => !isInside([x + (side * caliper) / 2, y], outline));
    const ends = sidesOf(outline)
      .flat()
      .map(([, y]) => y)
      .filter((y) => y > 1e-6 && y < bottom - 1e-6);
    const levels = [0, ...new Set(ends), bottom].toSorted((a, b) => a - b);
    const opened = levels.slice(1).flatMap((to, index) => {
      const from = levels[index] ?? to;
      return to - from > 1e-6 && free((from + to) / 2) ? [[from, to] as const] : [];
    });
    const [from, to] = [Math.min(...opened.map(([start]) => start)), Math.max(...opened.map(([, end]) => end))];
    const middle = from < 1e-6 ? to - 0.1 : from + 0.1;
    const across = sidesOf(outline).flatMap(([a, b]) =>
      a[1] > middle === b[1] > middle ? [] : [a[0] + ((b[0] - a[0]) * (middle - a[1])) / (b[1] - a[1])],
    );
    const [left, right] = [across.filter((at) => at < x), across.filter((at) => at > x)];
    return { from, to, wide: Math.min(...right) - Math.max(...left), height: bottom };
  });
}
