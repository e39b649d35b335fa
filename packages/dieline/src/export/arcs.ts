import type { Point } from '../dieline.ts';
import { chordError } from '../geometry/corners.ts';
import { distance } from '../geometry/plane.ts';

/** A corner of a line, and how the line goes on from there. */
export type ArcVertex = {
  readonly at: Point;
  /** Tangent of a quarter of the arc's angle, positive counter-clockwise with y upwards; 0 for a straight side. */
  readonly bulge: number;
};

/** Radius (mm) and angle (radians, positive counter-clockwise with y upwards) of the arc from a vertex to the next. */
export function arcOf({ at, bulge }: ArcVertex, next: Point) {
  const chord = distance(at, next);
  return { radius: (chord * (1 + bulge * bulge)) / (4 * Math.abs(bulge)), angle: 4 * Math.atan(bulge) };
}

/** A Bézier curve: two control points and its end. */
export type Curve = readonly [Point, Point, Point];

/** An arc as cubic curves of an eighth of a circle at most, which leave it by less than 5 millionths of its radius. */
export function curvesOf(from: ArcVertex, next: Point): Curve[] {
  const { step, turned, centre, ends } = partsOf(from, next, Math.PI / 4);
  const reach = (4 / 3) * Math.tan(step / 4);
  return ends.map((end, index): Curve => {
    const [[ax, ay], [bx, by]] = [turned(index * step), turned((index + 1) * step)];
    return [
      [centre[0] + ax - ay * reach, centre[1] + ay + ax * reach],
      [centre[0] + bx + by * reach, centre[1] + by - bx * reach],
      end,
    ];
  });
}

/**
 * The ends of equal parts of an arc, each at most a quarter circle. Only such parts are well defined by their ends and
 * radius: rounding the radius of a half circle by half a micrometre moves its middle by a tenth of a millimetre.
 */
export const quartersOf = (from: ArcVertex, next: Point): readonly Point[] => partsOf(from, next, Math.PI / 2).ends;

function partsOf(from: ArcVertex, next: Point, most: number) {
  const { angle } = arcOf(from, next);
  const parts = Math.ceil(Math.abs(angle) / most - 1e-6);
  const [dx, dy] = [next[0] - from.at[0], next[1] - from.at[1]];
  // From the chord's middle to the centre, on the left of the chord for positive bulges up to half a circle.
  const aside = (1 - from.bulge * from.bulge) / (4 * from.bulge);
  const centre: Point = [(from.at[0] + next[0]) / 2 - dy * aside, (from.at[1] + next[1]) / 2 + dx * aside];
  const step = angle / parts;
  const turned = (by: number): Point => {
    const [x, y] = [from.at[0] - centre[0], from.at[1] - centre[1]];
    return [x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by)];
  };
  const ends = Array.from({ length: parts }, (_, index): Point => {
    const [x, y] = turned((index + 1) * step);
    return index === parts - 1 ? next : [centre[0] + x, centre[1] + y];
  });
  return { step, turned, centre, ends };
}

/** Chords of one arc are equal up to rounding: to this many millimetres and radians. */
const sameLength = 1e-4;
const sameTurn = 1e-4;

/**
 * Finds the arcs of a line, which drawings contain as chords: sides of equal length that turn by equal angles and
 * wouldn't leave an arc by more than its chords do. Arcs are half a circle at most. A closed line may begin at another
 * point.
 */
export function withArcs(points: readonly Point[], closed: boolean): ArcVertex[] {
  const line = closed ? fromStartOfSide(points) : points;
  const ends = closed ? [...line, ...line.slice(0, 1)] : line;
  const vertices: ArcVertex[] = [];
  let from = 0;
  while (from < ends.length - 1) {
    const to = endOfArc(ends, from);
    const [at, angle] = [ends[from], to > from + 1 ? turnAt(ends, from + 1) * (to - from) : 0];
    if (at) vertices.push({ at, bulge: Math.tan(angle / 4) });
    from = to;
  }
  const last = ends.at(-1);
  return closed || !last ? vertices : [...vertices, { at: last, bulge: 0 }];
}

/** Begins a closed line where no arc continues, so that none is cut in two; a circle stays as it is. */
function fromStartOfSide(points: readonly Point[]): readonly Point[] {
  const around = (index: number) => points.at(index % points.length) ?? [0, 0];
  const start = points.findIndex((_, index) => {
    const three = [around(index + points.length - 1), around(index), around(index + 1)];
    return !isArc(three, 0, 1);
  });
  return start <= 0 ? points : [...points.slice(start), ...points.slice(0, start)];
}

function endOfArc(points: readonly Point[], from: number): number {
  let to = from + 1;
  while (to < points.length - 1 && isArc(points, from, to)) {
    const isMore = (to + 1 - from) * Math.abs(turnAt(points, from + 1)) > Math.PI + sameTurn;
    if (isMore || Math.abs(turnAt(points, to) - turnAt(points, from + 1)) > sameTurn) break;
    to += 1;
  }
  return to;
}

/** Whether the side after `at` can belong to the same arc as the side after `from`. */
function isArc(points: readonly Point[], from: number, at: number): boolean {
  const [a, b, c, d] = [points[from], points[from + 1], points[at], points[at + 1]];
  if (!a || !b || !c || !d) return false;
  const [first, next] = [distance(a, b), distance(c, d)];
  const turn = Math.abs(turnAt(points, at));
  return Math.abs(first - next) < sameLength && turn > sameTurn && (first / 2) * Math.tan(turn / 4) < 1.1 * chordError;
}

/** By how much the line turns at a point, counter-clockwise with y upwards. */
function turnAt(points: readonly Point[], at: number): number {
  const [a, b, c] = [points[at - 1], points[at], points[at + 1]];
  if (!a || !b || !c) return 0;
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
}
