import type { Millimetres } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import type { BoxFace } from '../folding/assembly.ts';
import { toRoom } from '../folding/fold.ts';
import { inStrips, stripName } from '../folding/strips.ts';
import type { Point3 } from '../geometry/space.ts';
import { dot, minus, unit } from '../geometry/space.ts';

/** The extent of something along a direction. */
export type Reach = readonly [least: Millimetres, most: Millimetres];

/**
 * The extent of the board of folded faces along a unit direction: half a board to both sides of each middle surface,
 * and half a board around each crease. Cut edges that face the direction end flush.
 *
 * @param faces all or some faces of the box, as returned by `foldBox`
 */
export function reachOf({ blanks }: Pick<Box, 'blanks'>, faces: readonly BoxFace[], direction: Point3): Reach {
  let [least, most] = [Infinity, -Infinity];
  const add = (point: Point3, around: Millimetres) => {
    const at = dot(point, direction);
    least = Math.min(least, at - around);
    most = Math.max(most, at + around);
  };
  const sheets = blanks.map(({ dieline }) => inStrips(dieline).hinges);
  for (const face of faces) {
    const { blank, points, normal, placement } = face;
    const { caliper = 0 } = blanks[blank]?.dieline ?? {};
    const name = stripName(face);
    const across = (caliper / 2) * Math.abs(dot(normal, direction));
    for (const point of points) add(point, across);
    for (const { parent, crease, angle } of sheets[blank] ?? []) {
      if (parent !== name || Math.abs(angle) < 1e-9) continue;
      const [from, to] = [toRoom(placement, crease[0]), toRoom(placement, crease[1])];
      // The fold is round: half a board perpendicular to the crease, nothing beyond its ends.
      const along = dot(unit(minus(to, from)), direction);
      const around = (caliper / 2) * Math.sqrt(Math.max(0, 1 - along * along));
      add(from, around);
      add(to, around);
    }
  }
  return [least, most];
}
