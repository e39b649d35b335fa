import { type Matrix, mapped, type Point, type Size, times } from '@boxwright/print-files';
import { nearLines } from '../geometry/near-lines.ts';
import { along, closed, extentOf, type Polygon } from '../geometry/plane.ts';
import { type Orientation, orientations, turnedBy, turnedSize } from './orientation.ts';

/** Points are looked at in this distance, and lie on the same line when they are nearer than this; in mm. */
const [step, sameLine] = [2, 0.6];
/** Another version of a template may differ in one flap. */
const leastShare = 0.93;
/** Of two orientations that fit, as symmetric boxes have them, the usual one is meant. */
const clearlyBetter = 0.02;

interface Matched extends Orientation {
  /** From the drawing to the file. */
  readonly matrix: Matrix;
  readonly share: number;
}

interface Drawing {
  readonly size: Size;
  readonly outlines: readonly Polygon[];
}

/**
 * How the lines of a file lie on the outlines of a drawing, in true size: as they are, turned, or in a mirror. Undefined
 * when they are lines of something else.
 *
 * @param isMirrored whether text in the file is mirrored, which decides where both ways fit
 */
export function matchLines(
  lines: readonly (readonly Point[])[],
  drawing: Drawing,
  isMirrored: boolean,
): Matched | undefined {
  const { x, y, length, width } = extentOf(lines.flat());
  const tried = isMirrored ? orientations.toReversed() : orientations;
  const alike = tried.filter((orientation) => {
    const size = turnedSize(drawing.size, orientation);
    return Math.abs(size.length - length) < 1 && Math.abs(size.width - width) < 1;
  });
  if (alike.length === 0) return undefined;
  const near = nearLines(lines);
  const points = pointsOn(drawing);
  const best = alike
    .map((orientation): Matched => {
      const matrix = times(turnedBy(drawing.size, orientation), [1, 0, 0, 1, x, y]);
      return { ...orientation, matrix, share: shareNear(points, near, matrix) };
    })
    .reduce((one, other) => (other.share > one.share + clearlyBetter ? other : one));
  return best.share >= leastShare ? best : undefined;
}

/** Whether the outlines of a drawing are among the lines of a file, which has others too, at this place. */
export function hasLinesOf(lines: readonly (readonly Point[])[], drawing: Drawing, matrix: Matrix): boolean {
  return shareNear(pointsOn(drawing), nearLines(lines), matrix) >= leastShare;
}

const pointsOn = ({ outlines }: Drawing): Point[] =>
  outlines.flatMap((outline) => along(closed(outline), step).map(({ at }) => at));

function shareNear(points: readonly Point[], near: (point: Point) => number, matrix: Matrix): number {
  const found = points.filter((point) => near(mapped(matrix, point)) < sameLine);
  return points.length === 0 ? 0 : found.length / points.length;
}
