import { namedOutlines, type Outline, type OutlinePoint, rectangle } from './named-outlines.ts';

const outlineNamed = (name: string): Outline => namedOutlines[name] ?? rectangle;

export type OutlineSize = {
  /** Horizontal, unless the outline is turned. */
  readonly length: number;
  readonly width: number;
};

/** A shape's outline in millimetres, as it is cut, from the upper left corner of its bounding box. */
export const outlineOfSize = (name: string, { length, width }: OutlineSize): Outline =>
  moveOutline(outlineNamed(name), ([x, y]) => [x * length, y * width]);

/** Moves every point of an outline by an affine map. */
export const moveOutline = ({ start, segments }: Outline, place: (point: OutlinePoint) => OutlinePoint): Outline => ({
  start: place(start),
  segments: segments.map((segment) =>
    segment.length === 1 ? [place(segment[0])] : [place(segment[0]), place(segment[1]), place(segment[2])],
  ),
});

/** The outline by points on it: ends of lines, and points along each curve. */
export function outlinePoints({ start, segments }: Outline): OutlinePoint[] {
  const points: OutlinePoint[] = [start];
  for (const segment of segments) {
    const from = points.at(-1) ?? start;
    if (segment.length === 1) points.push(segment[0]);
    else points.push(...alongCurve(from, segment));
  }
  // A closed outline ends where it began.
  const [[x, y], [endX, endY]] = [start, points.at(-1) ?? start];
  return points.length > 1 && Math.hypot(endX - x, endY - y) < 1e-6 ? points.slice(0, -1) : points;
}

/** Points along a quarter of a circle of 100 mm are within 0.03 mm of it. */
const pointsOfCurve = 24;

const alongCurve = (from: OutlinePoint, [a, b, to]: readonly [OutlinePoint, OutlinePoint, OutlinePoint]) =>
  Array.from({ length: pointsOfCurve }, (_, index): OutlinePoint => {
    const t = (index + 1) / pointsOfCurve;
    const at = (axis: 0 | 1) =>
      (1 - t) ** 3 * from[axis] + 3 * (1 - t) ** 2 * t * a[axis] + 3 * (1 - t) * t ** 2 * b[axis] + t ** 3 * to[axis];
    return [at(0), at(1)];
  });

/**
 * The outline as an SVG path from the current point, which is the upper left corner of its bounding box. With relative
 * commands, one path draws hundreds of stickers: `M x y` and this text for each.
 */
export const outlinePath = (name: string, { length, width }: OutlineSize, turned = false): string => {
  const place = ([x, y]: OutlinePoint): OutlinePoint =>
    turned ? [(1 - y) * width, x * length] : [x * length, y * width];
  const { start, segments } = moveOutline(outlineNamed(name), place);
  let from = start;
  const moves = segments.map((ends) => {
    const [x, y] = from;
    from = ends.at(-1) ?? from;
    const letter = ends.length === 1 ? 'l' : 'c';
    return `${letter}${ends.map((end) => `${fine(end[0] - x)} ${fine(end[1] - y)}`).join(' ')}`;
  });
  const [x, y] = start;
  return `m${fine(x)} ${fine(y)}${moves.join('')}z`;
};

/** How far the outline reaches to the lower right: the largest sum of the coordinates of a point on it. */
export const reachOf = (name: string, { length, width }: OutlineSize): number => {
  const sum = ([x, y]: OutlinePoint) => x * length + y * width;
  const { start, segments } = outlineNamed(name);
  let from = start;
  return segments.reduce((most, segment) => {
    const end = segment.at(-1) ?? from;
    const [first, second] = segment;
    const middle = second === undefined ? sum(end) : (sum(from) + 3 * sum(first) + 3 * sum(second) + sum(end)) / 8;
    from = end;
    return Math.max(most, sum(end), middle);
  }, sum(start));
};

const fine = (length: number): number => Math.round(length * 1000) / 1000;
