import assert from 'node:assert/strict';
import type { Millimetres } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import type { BoxFace } from '../folding/assembly.ts';
import type { Point3 } from '../geometry/space.ts';
import { dot, times } from '../geometry/space.ts';
import { reachOf } from '../measuring/reach.ts';

const rounding = 1e-6;
const exact: Millimetres = 0.01;

/**
 * Blanks are listed from the inside out: a tray and its sleeve, a base and its lid, a shell and its wrap. Each encloses
 * those before it: what is inside never intersects its boards (including inner flaps and turn-ins), has the requested
 * play on each side, and has no play vertically. A wrap has play only over its corner tabs. No lid extends below the
 * table.
 */
export function checkNesting(box: Box, faces: readonly BoxFace[]): void {
  if (box.blanks.length < 2) return;
  for (const [outer, { part, dieline }] of box.blanks.entries()) {
    for (let inner = 0; inner < outer; inner += 1) {
      // Only direct neighbours touch; and a wrap's turn-in goes inside the shell it is glued to.
      const held = inner === outer - 1;
      const glued = held && part === 'wrap';
      const play = glued ? dieline.caliper : Number(box.options['play']);
      const gapTo = gapsBetween(
        box,
        faces.filter(({ blank }) => blank === inner),
        faces.filter(({ blank, role }) => blank === outer && !(glued && role === 'turnIn')),
      );
      for (const { panel, normal, gap, opposite } of gapTo) {
        assert.ok(gap > -rounding, `Blank ${inner} reaches ${-gap} mm into ${panel} along ${normal}`);
        if (!held) continue;
        const isUpright = Math.abs(normal[1]) > 0.5;
        const room = isUpright ? gap + (opposite ?? 0) : gap;
        const most = !isUpright ? play : opposite === null ? 0 : 2 * play;
        assert.ok(room < most + exact, `Blank ${inner} has ${room} mm of play in ${panel}, not ${most}`);
        assert.ok(glued || room > most - exact, `Blank ${inner} has only ${room} mm of play in ${panel}, not ${most}`);
      }
    }
  }
  const [lowest] = reachOf(box, faces, [0, 1, 0]);
  assert.ok(lowest > -rounding, `The box reaches ${-lowest} mm under the table`);
}

type Gap = {
  readonly panel: string;
  readonly normal: Point3;
  readonly gap: Millimetres;
  /** The gap on the opposite side; null if the outer blank is open there. */
  readonly opposite: Millimetres | null;
};

/** Gaps between the inner blank and the innermost board around it, for every side that the outer blank closes. */
function gapsBetween(box: Box, inner: readonly BoxFace[], outer: readonly BoxFace[]): Gap[] {
  const sides = outer.filter(({ role }) => role === 'wall' || role === 'lid' || role === 'base');
  const gapAlong = (direction: Point3): Millimetres => {
    const [near, far] = reachOf(box, inner, direction);
    const boards = outer
      .filter(({ role }) => ['wall', 'lid', 'base', 'innerWall', 'glueFlap', 'tab', 'turnIn'].includes(role))
      .filter(({ normal }) => Math.abs(dot(normal, direction)) > 0.95)
      .map((face) => reachOf(box, [face], direction))
      .filter(([least, most]) => least + most > near + far);
    return Math.min(...boards.map(([least]) => least)) - far;
  };
  return sides.map(({ panel, normal }) => {
    const opposite = gapAlong(times(normal, -1));
    return { panel, normal, gap: gapAlong(normal), opposite: Number.isFinite(opposite) ? opposite : null };
  });
}
