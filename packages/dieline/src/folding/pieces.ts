import type { Panel, Point } from '../dieline.ts';
import { pointTolerance } from '../geometry/plane.ts';
import type { Point3 } from '../geometry/space.ts';
import { plus, times, unit } from '../geometry/space.ts';
import { type Triangulation, trianglesOf } from '../geometry/triangles.ts';
import type { Face } from './faces.ts';
import { toRoom } from './fold.ts';
import { distanceFromRuling, stripsOf } from './strips.ts';

/** A point of the board's middle surface in space, and the direction in which the print faces there. */
export type Place = {
  readonly at: Point3;
  readonly normal: Point3;
  /** The ruling that it is on, between two strips. */
  readonly ruling?: number;
};

/** A flat piece of a folded panel: its triangles on the sheet, and where each of their points is in space. */
export type Piece = Triangulation & { readonly shape: Panel; readonly places: readonly Place[] };

/**
 * The pieces of a panel: its strips, or itself. Neighbouring strips share their points on a ruling and face the same way
 * there, so bent panels are shaded as round, and stay whole while a curved flap snaps in.
 *
 * @param faces the panel's faces in the order of its strips
 */
export function piecesOf(panel: Panel, faces: readonly Face[]): Piece[] {
  const shapes = stripsOf(panel);
  return faces.map((face, index): Piece => {
    const shape = shapes[index] ?? panel;
    const { points, triangles } = trianglesOf(shape);
    const borders = bordersOf(panel, faces, index);
    return { shape, points, triangles, places: points.map((point) => placeOf(point, face, borders)) };
  });
}

type Border = {
  readonly ruling: number;
  readonly line: readonly [Point, Point];
  readonly other: Face;
  readonly normal: Point3;
};

/** A strip's borders with the strips before and after it. */
function bordersOf({ bend }: Panel, faces: readonly Face[], index: number): Border[] {
  if (!bend) return [];
  return [index - 1, index].flatMap((ruling): Border[] => {
    const [face, other] = [faces[index], faces[ruling === index ? index + 1 : ruling]];
    const line = bend.rulings[ruling];
    return face && other && line ? [{ ruling, line, other, normal: unit(plus(face.normal, other.normal)) }] : [];
  });
}

function placeOf(point: Point, face: Face, borders: readonly Border[]): Place {
  const at = toRoom(face.placement, point);
  const [before, after] = borders;
  if (!before) return { at, normal: face.normal };
  const from = distanceFromRuling(before.line, point);
  const to = after ? distanceFromRuling(after.line, point) : 0;
  const border = from < pointTolerance ? before : to < pointTolerance ? after : undefined;
  if (border) {
    const same = toRoom(border.other.placement, point);
    return { at: times(plus(at, same), 0.5), normal: border.normal, ruling: border.ruling };
  }
  if (!after) return { at, normal: face.normal };
  return { at, normal: unit(plus(times(before.normal, to), times(after.normal, from))) };
}
