import type { Blank, Face, Panel, Point3 } from '@boxwright/dieline';
import { fold } from '@boxwright/dieline';
import { type ArtworkPlacement, orientations, type Pose } from '@boxwright/pictures';

/** The side of the closed box that a panel is on. */
export type Facing = 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom';

/** A panel's orientation on the closed box. */
export interface Reading {
  readonly facing: Facing;
  /** The placement of artwork on the flat panel so that it is readable on the box. */
  readonly laying: ArtworkPlacement;
}

/** A blank's panels as they are in the closed box, by name. */
export function closedFaces({ dieline, placement, folding }: Pick<Blank, 'dieline' | 'placement' | 'folding'>) {
  const { xAxis, yAxis } = placement(1);
  const zAxis = cross(xAxis, yAxis);
  const turn = ([x, y, z]: Point3): Point3 => plus(plus(times(xAxis, x), times(yAxis, y)), times(zAxis, z));
  // A bent panel is read as its middle strip is.
  const middles = new Map(dieline.panels.map(({ name, bend }) => [name, bend && Math.ceil(bend.rulings.length / 2)]));
  const faces = fold(dieline, folding ? folding(1) : 1).filter(({ panel, strip }) => strip === middles.get(panel));
  return new Map(
    faces.map(({ panel, normal, placement: placed }): [string, Axes] => [
      panel,
      { normal: turn(normal), xAxis: turn(placed.xAxis), yAxis: turn(placed.yAxis) },
    ]),
  );
}

/** Directions in the box's space: the print's normal, and the sheet's x and y. */
export type Axes = Pick<Face, 'normal'> & { readonly xAxis: Point3; readonly yAxis: Point3 };

/** Walls are read upright in the box's pose, the top from the front, the bottom when the box is tipped back. */
export function readingOf(panel: Pick<Panel, 'outline'>, { normal, xAxis, yAxis }: Axes, pose: Pose): Reading {
  const [best] = orientations({ name: '', role: 'wall', outline: panel.outline })
    .map((laying) => {
      const [, , c, d] = laying.toSheet;
      // The artwork's y runs downwards.
      const artworkUp = plus(times(xAxis, -c), times(yAxis, -d));
      return { laying, score: dot(artworkUp, upOf(normal, pose)) };
    })
    .toSorted((one, other) => other.score - one.score);
  if (!best) throw new RangeError('A panel has four ways to be read');
  return { facing: facingOf(normal), laying: best.laying };
}

/** The direction in the box's space that is up when reading this side. */
export function upOf(normal: Point3, pose: Pose): Point3 {
  const facing = facingOf(normal);
  if (pose !== 'along') return facing === 'top' ? [0, 0, -1] : facing === 'bottom' ? [0, 0, 1] : [0, 1, 0];
  // On its left side: the right wall is on top, and is read from the front.
  return facing === 'right' ? [0, 0, -1] : facing === 'left' ? [0, 0, 1] : [1, 0, 0];
}

function facingOf([x, y, z]: Point3): Facing {
  const most = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  if (Math.abs(y) === most) return y > 0 ? 'top' : 'bottom';
  if (Math.abs(z) === most) return z > 0 ? 'front' : 'back';
  return x > 0 ? 'right' : 'left';
}

const plus = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Point3, by: number): Point3 => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
