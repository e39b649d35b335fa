import { pointsOfLine } from '../content/page-area.ts';
import type { CurvedLine, Point } from '../content/path.ts';

interface Straight {
  readonly number: number;
  readonly from: Point;
  readonly to: Point;
  readonly left: number;
  readonly right: number;
}

/** Whether a closed line crosses itself, curves by points on them. What only touches doesn't cross. */
export function crossesItself(line: CurvedLine): boolean {
  const points = pointsOfLine(line);
  const straights = points
    .slice(1)
    .map(([x, y], number): Straight => {
      const from = points[number] ?? [x, y];
      return { number, from, to: [x, y], left: Math.min(from[0], x), right: Math.max(from[0], x) };
    })
    .sort((one, other) => one.left - other.left);
  let open: Straight[] = [];
  for (const straight of straights) {
    open = open.filter(({ right }) => right >= straight.left);
    if (open.some((other) => !isBeside(other, straight, straights.length) && cross(other, straight))) return true;
    open.push(straight);
  }
  return false;
}

const isBeside = (one: Straight, other: Straight, count: number): boolean =>
  [1, count - 1].includes(Math.abs(one.number - other.number));

const cross = (one: Straight, other: Straight): boolean =>
  side(one, other.from) * side(one, other.to) < 0 && side(other, one.from) * side(other, one.to) < 0;

/** On which side of a straight line a point lies; 0 on it. */
const side = ({ from: [ax, ay], to: [bx, by] }: Straight, [x, y]: Point): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
