import type { Point3 } from '../geometry/space.ts';
import { cross, plus, times } from '../geometry/space.ts';
import { type Blank, identityTransform, type RigidTransform } from './blank.ts';
import type { Face, Placement } from './faces.ts';
import { fold } from './fold.ts';

/** The panels of each piece of a blank at their positions in the assembled box. */
export function facesOfPieces({ dieline, placement, folding, quantity }: Blank, progress: number): Face[][] {
  const faces = fold(dieline, folding ? folding(progress) : progress);
  return Array.from({ length: quantity }, (_, piece) => placedFaces(faces, placement(progress, piece)));
}

function placedFaces(faces: Face[], moved: RigidTransform): Face[] {
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
