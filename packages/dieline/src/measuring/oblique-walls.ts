import type { Millimetres, Point } from '../dieline.ts';
import type { BoxFace } from '../folding/assembly.ts';
import { dot } from '../geometry/space.ts';

/** A wall's inner face along the tube: what is inside has `normal · place < distance`. */
type InnerFace = { readonly normal: Point; readonly distance: Millimetres };

type Axis = 0 | 1 | 2;

const rounding = 1e-6;

/**
 * The room between the walls of a tube across it, where walls meet in corners instead of facing each other: the extent of
 * the area that all inner faces enclose. Null if no wall stands obliquely to the axis; then the gap between faces counts.
 * Tubes are upright, or lie along x.
 *
 * @param halfBoard half the thickness of a wall's board, from its middle surface to its inner face
 */
export function roomBetweenOblique(
  faces: readonly BoxFace[],
  axis: Axis,
  halfBoard: (face: BoxFace) => Millimetres,
): Millimetres | null {
  const all = faces.filter(({ role }) => role === 'wall');
  const tube = all.every(({ normal }) => Math.abs(normal[0]) < 1e-3) ? 0 : 1;
  const walls = all.filter(({ normal }) => Math.abs(normal[tube]) < 1e-3);
  const isOblique = ({ normal }: BoxFace) => Math.abs(normal[axis]) > 0.01 && Math.abs(normal[axis]) < 0.99;
  if (axis === tube || !walls.some(isOblique)) return null;
  const across: Axis = tube === 0 ? 1 : 0;
  const inner = walls.map((wall): InnerFace => {
    const [u, v] = [wall.normal[across], wall.normal[2]];
    return { normal: [u, v], distance: dot(wall.points[0] ?? [0, 0, 0], wall.normal) - halfBoard(wall) };
  });
  const within = ([u, v]: Point) =>
    inner.every(({ normal, distance }) => normal[0] * u + normal[1] * v < distance + rounding);
  const corners = inner.flatMap((one, at) => inner.slice(at + 1).flatMap((other) => meetingOf(one, other)));
  const places = corners.filter(within).map(([u, v]) => (axis === across ? u : v));
  return places.length === 0 ? null : Math.max(...places) - Math.min(...places);
}

/** Where two faces meet; nowhere if they are parallel. */
function meetingOf(one: InnerFace, other: InnerFace): Point[] {
  const [[a, b], [c, d]] = [one.normal, other.normal];
  const turn = a * d - b * c;
  if (Math.abs(turn) < 1e-6) return [];
  return [[(one.distance * d - other.distance * b) / turn, (a * other.distance - c * one.distance) / turn]];
}
