import type { Box } from '../drawing/box.ts';
import { cross, plus, times } from '../geometry/space.ts';
import { type Blank, identityTransform, type RigidTransform } from '../styles/style.ts';
import type { Face, Placement, Point3 } from './faces.ts';
import { fold } from './fold.ts';

/** A panel of a folded box, with the index of its blank. */
export type BoxFace = Face & { readonly blank: number };

/**
 * Every panel of a box at a progress from 0 (flat) to 1 (closed): each blank folded and at its position in the box.
 * Lengths in millimetres, as middle surfaces of the board. `projectBox` accepts these faces.
 */
export function foldBox(box: Pick<Box, 'blanks'>, progress: number): BoxFace[] {
  const now = Math.min(1, Math.max(0, progress));
  return box.blanks.flatMap((blank, index) => facesOf(blank, now).map((face) => ({ ...face, blank: index })));
}

/** The panels of one blank at their positions in the assembled box. */
export function facesOf({ dieline, placement, folding }: Blank, progress: number): Face[] {
  const faces = fold(dieline, folding ? folding(progress) : progress);
  const moved = placement(progress);
  return moved === identityTransform ? faces : faces.map((face) => movedFace(face, moved));
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
