import { type Dieline, type Face, fold, type Point3 } from '@boxwright/dieline';
import type { Pose } from '../brands/artwork.ts';

/** How far each hinge is folded, by the panel it moves: 0 is flat, 1 is closed (the default). */
export type FoldedTo = { readonly [panel: string]: number };

/** A lid that isn't quite closed, as on a real box; its tuck leans inwards, behind the front. */
export const nearlyClosed: FoldedTo = { topLid: 0.972, topTuck: 1.05 };

export const wideOpen: FoldedTo = { topLid: -0.14, topTuck: 0.4, topDustLeft: 0.18, topDustRight: 0.28 };

/** Folds the blank and places it according to the pose. */
export function standBox(dieline: Dieline, foldedTo: FoldedTo, pose: Pose): Face[] {
  const hinges = dieline.hinges.map((hinge) => ({ ...hinge, angle: hinge.angle * (foldedTo[hinge.child] ?? 1) }));
  const turn = turns[pose];
  return fold({ ...dieline, hinges }, 1).map((face) => ({
    ...face,
    points: face.points.map(turn),
    normal: turn(face.normal),
    placement: {
      origin: turn(face.placement.origin),
      xAxis: turn(face.placement.xAxis),
      yAxis: turn(face.placement.yAxis),
    },
  }));
}

const turns: { readonly [pose in Pose]: (point: Point3) => Point3 } = {
  standing: (point) => point,
  lying: ([x, y, z]) => [x, z, -y],
  along: ([x, y, z]) => [-y, x, z],
};
