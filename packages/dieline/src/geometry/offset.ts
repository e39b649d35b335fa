import type { Millimetres, Point } from '../dieline.ts';
import { arc, chordError } from './corners.ts';
import { type Bounds, samePoint, sidesOf, signedArea } from './plane.ts';

type Side = [Point, Point];

/** A side of the outline, and the bounding rectangle of all points that may be too near to it. */
type Surroundings = Bounds & { readonly a: Point; readonly b: Point };

/**
 * Turns below this (radians) are chords of an arc, and are joined by a mitre, which is at most 2 % longer than the
 * distance.
 */
const slightTurn = 0.35;

/**
 * Lines at a distance from a clockwise outline: outside it for positive distances (bleed), inside for negative ones
 * (safety). Every side is moved, outer corners are rounded, the lines are cut where they cross, and the pieces that
 * ended up too near the outline are dropped. A shape that is too small gives no lines.
 */
export function offsetOutline(outline: readonly Point[], by: Millimetres): Point[][] {
  const sides = sidesOf(outline);
  const plain = by < 0 ? insetConvex(sides, -by) : null;
  if (plain) return signedArea(plain) > by * by ? [plain] : [];
  // Chords are a little nearer than the arcs they approximate.
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
  const standingAt = inColumns(surroundings);
  const kept = cutAtCrossings(movedSides(sides, by)).filter(([from, to]) => {
    const x = (from[0] + to[0]) / 2;
    const y = (from[1] + to[1]) / 2;
    for (const side of standingAt(x)) {
      if (side.left > x || side.right < x || side.top > y || side.bottom < y) continue;
      if (isNear(x, y, side.a, side.b, near * near)) return false;
    }
    return true;
  });
  return loopsOf(withoutDeadEnds(kept.map(linked))).filter((loop) => signedArea(loop) > by * by);
}

/**
 * The inset of a convex outline, the most common case: every corner moves to the intersection of its moved sides. Null
 * if the outline isn't convex, or if a side would vanish.
 */
function insetConvex(sides: readonly Side[], by: Millimetres): Point[] | null {
  const outwards = sides.map(outwardOf);
  const inset: Point[] = [];
  for (let index = 0; index < sides.length; index += 1) {
    const [before, after, corner] = [outwards.at(index - 1), outwards[index], sides[index]?.[0]];
    if (!before || !after || !corner) return null;
    const [nx, ny] = before;
    const [mx, my] = after;
    // A left turn, or a reversal.
    if (nx * my - ny * mx < -1e-9 || nx * mx + ny * my < -0.9) return null;
    const reach = by / (1 + nx * mx + ny * my);
    inset.push([corner[0] - (nx + mx) * reach, corner[1] - (ny + my) * reach]);
  }
  for (const [index, [a, b]] of sides.entries()) {
    const [from, to] = [inset[index], inset[(index + 1) % inset.length]];
    if (!from || !to) return null;
    if ((to[0] - from[0]) * (b[0] - a[0]) + (to[1] - from[1]) * (b[1] - a[1]) <= 0) return null;
  }
  return inset;
}

/** Clockwise with y downwards: the outside is to the left of the direction. */
function outwardOf([a, b]: Side): Point {
  const length = lengthBetween(a, b);
  return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
}

function lengthBetween(a: Point, b: Point): Millimetres {
  // Several times faster than Math.hypot, which also handles overflow that can't happen here.
  return Math.sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]));
}

/** Whether the squared distance of a point from a side is below `square`. */
function isNear(x: number, y: number, a: Point, b: Point, square: number): boolean {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const along = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  const offX = x - a[0] - along * dx;
  const offY = y - a[1] - along * dy;
  return offX * offX + offY * offY < square;
}

const columns = 48;

/** Sorts items into columns of the sheet, so that a search at one position tests only a few of them. */
function inColumns<T extends Pick<Bounds, 'left' | 'right'>>(things: readonly T[]): (x: number) => readonly T[] {
  let [left, right] = [Infinity, -Infinity];
  for (const thing of things) {
    left = Math.min(left, thing.left);
    right = Math.max(right, thing.right);
  }
  const scale = columns / (right - left);
  const columnAt = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor((x - left) * scale)));
  const sorted: T[][] = Array.from({ length: columns }, () => []);
  for (const thing of things) {
    const last = columnAt(thing.right);
    for (let column = columnAt(thing.left); column <= last; column += 1) sorted[column]?.push(thing);
  }
  return (x) => sorted[columnAt(x)] ?? [];
}

/**
 * Moves every side by the distance and joins neighbours by an arc around their corner, or by a mitre at slight turns
 * (chords of an arc).
 */
function movedSides(sides: readonly Side[], by: Millimetres): Side[] {
  const outwards = sides.map(outwardOf);
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

/** The join from the end of one moved side to the start of the next, given their outward directions. */
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
      cuts: null as Point[] | null,
    }))
    .filter(({ a, b }) => !samePoint(a, b));
  const sorted = swept.toSorted((one, other) => one.left - other.left);
  for (let place = 0; place < sorted.length; place += 1) {
    const one = sorted[place];
    for (let next = place + 1; one && next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.left > one.right) break;
      if (other.top > one.bottom || other.bottom < one.top) continue;
      // Neighbours share their corner, and nothing else.
      if (one.b === other.a || one.a === other.b) continue;
      const crossing = crossingOf(one.a, one.b, other.a, other.b);
      if (!crossing) continue;
      one.cuts = [...(one.cuts ?? []), crossing];
      other.cuts = [...(other.cuts ?? []), crossing];
    }
  }
  return swept.flatMap(({ a, b, cuts }): Side[] => {
    const inner = cuts?.filter((cut) => !samePoint(cut, a) && !samePoint(cut, b)) ?? [];
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

/** A segment, with each end encoded as one number: to a tenth of a micrometre, for sheets of up to three metres. */
type Piece = { readonly from: Point; readonly start: number; readonly end: number };

const linked = ([from, to]: Side): Piece => ({ from, start: keyOf(from), end: keyOf(to) });

const keyOf = (place: Point) => Math.round(place[0] * 1e4) * 0x4000000 + Math.round(place[1] * 1e4);

/**
 * Removes short leftovers at crossings: a piece is kept only if another one ends at its start and another one starts at
 * its end.
 */
function withoutDeadEnds(pieces: readonly Piece[]): readonly Piece[] {
  const starts = new Set<number>();
  const ends = new Set<number>();
  for (const { start, end } of pieces) {
    starts.add(start);
    ends.add(end);
  }
  const kept = pieces.filter(({ start, end }) => ends.has(start) && starts.has(end));
  return kept.length === pieces.length ? kept : withoutDeadEnds(kept);
}

function loopsOf(pieces: readonly Piece[]): Point[][] {
  const byStart = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const same = byStart.get(piece.start);
    if (same) same.push(piece);
    else byStart.set(piece.start, [piece]);
  }
  const loops: Point[][] = [];
  const used = new Set<Piece>();
  for (const first of pieces) {
    const loop: Point[] = [];
    let piece: Piece | undefined = first;
    while (piece && !used.has(piece)) {
      used.add(piece);
      loop.push(piece.from);
      if (piece.end === first.start) {
        loops.push(loop);
        break;
      }
      piece = byStart.get(piece.end)?.find((next) => !used.has(next));
    }
  }
  return loops;
}
