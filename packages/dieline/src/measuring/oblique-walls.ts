import type { Millimetres, Point } from '../dieline.ts';
import type { BoxFace } from '../folding/assembly.ts';
import { dot } from '../geometry/space.ts';

/** A wall's inner face from above: what is inside has `normal · place < distance`. */
type InnerFace = { readonly normal: Point; readonly distance: Millimetres };

const rounding = 1e-6;

/**
 * The room between upright walls along x or z, where walls meet in corners instead of facing each other: the extent of the
 * area that all inner faces enclose. Null if no wall stands obliquely to the axis; then the gap between faces counts.
 *
 * @param halfBoard half the thickness of a wall's board, from its middle surface to its inner face
 */
export function roomBetweenOblique(
  faces: readonly BoxFace[],
  axis: 0 | 1 | 2,
  halfBoard: (face: BoxFace) => Millimetres,
): Millimetres | null {
  const walls = faces.filter(({ role, normal }) => role === 'wall' && Math.abs(normal[1]) < 1e-3);
  const isOblique = ({ normal }: BoxFace) => Math.abs(normal[axis]) > 0.01 && Math.abs(normal[axis]) < 0.99;
  if (axis === 1 || !walls.some(isOblique)) return null;
  const inner = walls.map((wall): InnerFace => {
    const [x, , z] = wall.normal;
    return { normal: [x, z], distance: dot(wall.points[0] ?? [0, 0, 0], wall.normal) - halfBoard(wall) };
  });
  const within = ([x, z]: Point) =>
    inner.every(({ normal, distance }) => normal[0] * x + normal[1] * z < distance + rounding);
  const corners = inner.flatMap((one, at) => inner.slice(at + 1).flatMap((other) => meetingOf(one, other)));
  const places = corners.filter(within).map(([x, z]) => (axis === 0 ? x : z));
  return places.length === 0 ? null : Math.max(...places) - Math.min(...places);
}

/** Where two faces meet; nowhere if they are parallel. */
function meetingOf(one: InnerFace, other: InnerFace): Point[] {
  const [[a, b], [c, d]] = [one.normal, other.normal];
  const turn = a * d - b * c;
  if (Math.abs(turn) < 0.01) return [];
  return [[(one.distance * d - other.distance * b) / turn, (a * other.distance - c * one.distance) / turn]];
}
