import type { Box } from './box.ts';
import type { Panel } from './dieline.ts';
import type { Face, Placement, Point3 } from './faces.ts';
import { fold } from './fold.ts';
import { cross, plus, times } from './space.ts';
import { asFolded, type Blank, type RigidTransform } from './style.ts';

/** A panel of a folded box, and which of the box's blanks it belongs to. */
export type BoxFace = Face & { readonly blank: number };

/**
 * Every panel of a box at a progress from 0 (flat) to 1 (closed): each blank folded, and put where it is in the box.
 * Lengths in millimetres, as middle surfaces of the board. `projectBox` takes the faces as they are.
 */
export function foldBox(box: Pick<Box, 'blanks'>, progress: number): BoxFace[] {
  const now = Math.min(1, Math.max(0, progress));
  return box.blanks.flatMap((blank, index) => facesOf(blank, now).map((face) => ({ ...face, blank: index })));
}

/** The panels of one blank where they are in the assembled box. */
export function facesOf({ dieline, placement, folding }: Blank, progress: number): Face[] {
  const faces = fold(dieline, folding ? folding(progress) : progress);
  const moved = placement(progress);
  return moved === asFolded ? faces : faces.map((face) => movedFace(face, moved));
}

function movedFace(face: Face, moved: RigidTransform): Face {
  const turn = turnOf(moved);
  const move = (point: Point3) => plus(moved.origin, turn(point));
  const { origin, xAxis, yAxis } = face.placement;
  const placement: Placement = { origin: move(origin), xAxis: turn(xAxis), yAxis: turn(yAxis) };
  const open = face.holes && { holes: face.holes.map((hole) => hole.map(move)) };
  return { ...face, points: face.points.map(move), ...open, normal: turn(face.normal), placement };
}

function turnOf({ xAxis, yAxis }: RigidTransform): (direction: Point3) => Point3 {
  const zAxis = cross(xAxis, yAxis);
  return ([x, y, z]) => plus(plus(times(xAxis, x), times(yAxis, y)), times(zAxis, z));
}

/** Panels that bound the room inside a closed box. Flaps and tucks are allowed to take a board of it. */
const boundingRoles: readonly Panel['role'][] = ['wall', 'lid', 'base', 'gusset', 'innerWall', 'bottomFlap'];

/** Room between the inner faces of the closed box's panels, along x, y (up) and z (towards the viewer). */
export function insideOf(box: Pick<Box, 'blanks' | 'caliper'>): Point3 {
  return roomBetween(foldBox(box, 1), box.caliper);
}

/** Between the inner faces of folded panels; along an axis without panels across it (an open end), their extent. */
export function roomBetween(faces: readonly Face[], caliper: number): Point3 {
  const bounding = faces.filter(({ role }) => boundingRoles.includes(role));
  const middle = middleOf(bounding);
  const along = (axis: 0 | 1 | 2): number => {
    let [below, above] = [-Infinity, Infinity];
    for (const { role, normal, points } of bounding) {
      const [first] = points;
      if (!first || role === 'gusset' || Math.abs(normal[axis]) < 0.9999) continue;
      const at = first[axis];
      if (at < middle[axis]) below = Math.max(below, at);
      else above = Math.min(above, at);
    }
    if (Number.isFinite(below) && Number.isFinite(above)) return above - below - caliper;
    const [least, most] = extent(bounding, axis);
    // Gussets lean in between corners, which are creases: half a board of each is outside.
    const creased = bounding.some(({ role, normal }) => role === 'gusset' && Math.abs(normal[axis]) > 0.5);
    return most - least - (creased ? caliper : 0);
  };
  return [along(0), along(1), along(2)];
}

function extent(faces: readonly Face[], axis: 0 | 1 | 2): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const { points } of faces) {
    for (const point of points) {
      least = Math.min(least, point[axis]);
      most = Math.max(most, point[axis]);
    }
  }
  return [least, most];
}

function middleOf(faces: readonly Face[]): Point3 {
  const [x, y, z] = ([0, 1, 2] as const).map((axis) => {
    const [least, most] = extent(faces, axis);
    return (least + most) / 2;
  });
  return [x ?? 0, y ?? 0, z ?? 0];
}

/** Outside size of the closed box: what its panels' middle surfaces span, and a board. */
export function outsideOf(box: Pick<Box, 'blanks' | 'caliper'>): Point3 {
  const faces = foldBox(box, 1);
  const [x, y, z] = ([0, 1, 2] as const).map((axis) => {
    const [least, most] = extent(faces, axis);
    return most - least + box.caliper;
  });
  return [x ?? 0, y ?? 0, z ?? 0];
}
