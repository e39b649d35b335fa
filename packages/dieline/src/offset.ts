import { arc, chordError } from './corners.ts';
import type { Millimetres, Point } from './dieline.ts';
import { type Bounds, samePoint, sidesOf, signedArea } from './plane.ts';

type Side = [Point, Point];

/** A side of the outline, and the rectangle round all places that may be too near to it. */
type Surroundings = Bounds & { readonly a: Point; readonly b: Point };

/** Turns below this (radians) are chords of an arc, joined by a mitre that is at most 2 % longer than the distance. */
const slightTurn = 0.35;

/**
 * Lines at a distance from a clockwise outline: outside it for positive distances (bleed), inside for negative ones
 * (safety). Every side is moved, outer corners are rounded, the lines are cut where they cross, and the pieces that
 * ended up too near the outline are dropped. A shape too small for its border leaves none.
 */
export function offsetOutline(outline: readonly Point[], by: Millimetres): Point[][] {
  const sides = sidesOf(outline);
  // Chords lie a little nearer than the arcs they stand for.
  const near = Math.abs(by) - 2 * chordError;
  const surroundings = sides.map(
    ([a, b]): Surroundings => ({
      a,
      b,
      left: Math.min(a[0], b[0]) - near,
      right: Math.max(a[0], b[0]) + near,
      top: Math.min(a[1], b[1]) - near,
      bottom: Math.max(a[1], b[1]) + near,
    }),
  );
  // From left to right, so that the search ends at the first side that is too far to the right.
  surroundings.sort((one, other) => one.left - other.left);
  const kept = cutAtCrossings(movedSides(sides, by)).filter(([from, to]) => {
    const x = (from[0] + to[0]) / 2;
    const y = (from[1] + to[1]) / 2;
    for (const side of surroundings) {
      if (side.left > x) break;
      if (side.right < x || side.top > y || side.bottom < y) continue;
      if (isNear(x, y, side.a, side.b, near * near)) return false;
    }
    return true;
  });
  return loopsOf(withoutDeadEnds(kept)).filter((loop) => signedArea(loop) > by * by);
}

function lengthBetween([ax, ay]: Point, [bx, by]: Point): Millimetres {
  // Several times faster than Math.hypot, which guards against sizes that no sheet has.
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}

/** Whether a place is nearer to a side than the root of a square. */
function isNear(x: number, y: number, [ax, ay]: Point, [bx, by]: Point, square: number): boolean {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  const [offX, offY] = [x - ax - along * dx, y - ay - along * dy];
  return offX * offX + offY * offY < square;
}

/** Every side moved by the distance, neighbours joined round their corner; a slight turn (chords of an arc) by a mitre. */
function movedSides(sides: readonly Side[], by: Millimetres): Side[] {
  const outwards = sides.map(([a, b]): Point => {
    const length = lengthBetween(a, b);
    // Clockwise with y downwards: outside is to the left of the way.
    return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  });
  const corners = sides.map(([, corner], index) => {
    const [before, after] = [outwards[index], outwards[(index + 1) % sides.length]];
    return before && after ? joinAt(corner, before, after, by) : [];
  });
  return sides.flatMap((_, index) => {
    const start = corners.at(index - 1)?.at(-1);
    const join = corners[index];
    return start && join ? sidesOf([start, ...join]).slice(0, -1) : [];
  });
}

/** From the end of one moved side to the start of the next, whose outward directions are given. */
function joinAt(corner: Point, [nx, ny]: Point, [mx, my]: Point, by: Millimetres): Point[] {
  const turn = Math.atan2(nx * my - ny * mx, nx * mx + ny * my);
  if (Math.abs(turn) < slightTurn) {
    const reach = by / (1 + nx * mx + ny * my);
    return [[corner[0] + (nx + mx) * reach, corner[1] + (ny + my) * reach]];
  }
  const from: Point = [corner[0] + nx * by, corner[1] + ny * by];
  const to: Point = [corner[0] + mx * by, corner[1] + my * by];
  if (turn > 0 !== by > 0) return [from, to];
  const start = Math.atan2(from[1] - corner[1], from[0] - corner[0]);
  return [from, ...arc(corner, Math.abs(by), start, start + turn).slice(1, -1), to];
}

function cutAtCrossings(sides: readonly Side[]): Side[] {
  // Swept from left to right: only sides whose spans in x overlap can cross.
  const swept = sides
    .map(([a, b]) => ({
      a,
      b,
      left: Math.min(a[0], b[0]),
      right: Math.max(a[0], b[0]),
      top: Math.min(a[1], b[1]),
      bottom: Math.max(a[1], b[1]),
      cuts: [] as Point[],
    }))
    .filter(({ a, b }) => !samePoint(a, b));
  const sorted = swept.toSorted((one, other) => one.left - other.left);
  for (let place = 0; place < sorted.length; place += 1) {
    const one = sorted[place];
    for (let next = place + 1; one && next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.left > one.right) break;
      if (other.top > one.bottom || other.bottom < one.top) continue;
      const crossing = crossingOf(one.a, one.b, other.a, other.b);
      if (!crossing) continue;
      one.cuts.push(crossing);
      other.cuts.push(crossing);
    }
  }
  return swept.flatMap(({ a, b, cuts }): Side[] => {
    const inner = cuts.filter((cut) => !samePoint(cut, a) && !samePoint(cut, b));
    if (inner.length === 0) return [[a, b]];
    const places = [a, ...inner.sort((p, q) => lengthBetween(p, a) - lengthBetween(q, a)), b];
    return sidesOf(places)
      .slice(0, -1)
      .filter(([from, to]) => !samePoint(from, to));
  });
}

function crossingOf(a: Point, b: Point, c: Point, d: Point): Point | null {
  const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (Math.abs(cross) < 1e-12) return null;
  const along = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross;
  const across = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross;
  if (along < 0 || along > 1 || across < 0 || across > 1) return null;
  return [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])];
}

/** One number for a place to a tenth of a micrometre, for sheets of up to three metres. */
const key = ([x, y]: Point) => Math.round(x * 1e4) * 0x4000000 + Math.round(y * 1e4);

/** Crumbs left over at crossings lead nowhere: a piece stays only if one ends where it starts and one starts at its end. */
function withoutDeadEnds(pieces: readonly Side[]): readonly Side[] {
  const starts = new Set(pieces.map(([from]) => key(from)));
  const ends = new Set(pieces.map(([, to]) => key(to)));
  const kept = pieces.filter(([from, to]) => ends.has(key(from)) && starts.has(key(to)));
  return kept.length === pieces.length ? kept : withoutDeadEnds(kept);
}

function loopsOf(pieces: readonly Side[]): Point[][] {
  const byStart = new Map<number, Side[]>();
  for (const piece of pieces) {
    const start = key(piece[0]);
    const same = byStart.get(start);
    if (same) same.push(piece);
    else byStart.set(start, [piece]);
  }
  const loops: Point[][] = [];
  const used = new Set<Side>();
  for (const first of pieces) {
    const loop: Point[] = [];
    let piece: Side | undefined = first;
    while (piece && !used.has(piece)) {
      used.add(piece);
      loop.push(piece[0]);
      if (key(piece[1]) === key(first[0])) {
        loops.push(loop);
        break;
      }
      piece = byStart.get(key(piece[1]))?.find((next) => !used.has(next));
    }
  }
  return loops;
}
