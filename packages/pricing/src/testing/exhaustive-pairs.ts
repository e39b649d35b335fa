import type { Point } from '@boxwright/dieline';
import { countIn, type Lattice, type Size } from '../nesting/lattice.ts';
import type { Row } from '../nesting/row.ts';

/** All lengths in whole micrometres. */
type Search = {
  readonly step: number;
  readonly gap: number;
  /** The area to fill, in both orientations. */
  readonly room: Size;
  /** Lattices are skipped if they hold no more blanks than this. */
  readonly known: number;
};
/** How far below (or beside) one blank the other must be, by the offset of the other in whole steps. */
type Table = (offset: number) => number;

/**
 * How many blanks the best lattice of pairs holds, by trying all of them along both axes: the second blank upright or
 * turned and at every height beside the first; rows of such pairs under each other at every shift, alike or turned,
 * straight or slanted. Distances are computed from corners and sides without the search's skylines. It takes some
 * seconds for each blank.
 *
 * @param outline in whole micrometres, its bounding box starting at [0, 0]
 */
export function mostInPairs(outline: readonly Point[], search: Search): number {
  const exchanged = outline.map(([x, y]): Point => [y, x]);
  const { width, height } = sizeOf(outline);
  const below = tables(outline, width + search.gap, search);
  const beside = tables(exchanged, height + search.gap, search);
  const rooms = [search.room, { width: search.room.height, height: search.room.width }];
  return rooms.reduce((known, room) => {
    const inRows = mostInRows(outline, below, beside, { ...search, room, known });
    return mostInRows(exchanged, beside, below, { ...search, room, known: inRows });
  }, search.known);
}

function mostInRows(outline: readonly Point[], below: Three, beside: Three, search: Search): number {
  const { step, room } = search;
  const blank = sizeOf(outline);
  const single = Math.max(beside[0](0), 1);
  const rows: Row[] = [{ pieces: [{ turn: 0, x: 0, y: 0 }], period: single, depth: blank.height }];
  const moves = Math.floor((0.9 * blank.height) / step);
  for (const turn of [0, 1] as const) {
    const [there, back] = turn === 0 ? [beside[0], beside[0]] : [beside[1], beside[2]];
    for (let at = -moves; at <= moves; at += 1) {
      const [move, second] = [at * step, there(at)];
      const period = Math.max(second + back(-at), single);
      if (!Number.isFinite(period) || second <= 0 || (turn === 0 && at === 0)) continue;
      const pieces = [
        { turn: 0, x: 0, y: Math.max(0, -move) },
        { turn, x: second, y: Math.max(0, move) },
      ] as const;
      rows.push({ pieces, period, depth: blank.height + Math.abs(move) });
    }
  }
  const area = areaOf(outline);
  let most = search.known;
  for (const row of rows) {
    // Rows lie no closer, on average, than the area of their blanks allows.
    const across = row.pieces.length * (Math.floor((room.width - blank.width) / row.period) + 1);
    const down = (room.height - row.depth) / ((row.pieces.length * area) / row.period) + 1;
    if (across * down <= most) continue;
    // At least this many rows are needed for more blanks, so rows may be this far apart.
    const needed = Math.ceil((most + 1) / across);
    const spare = room.height - row.depth;
    const far = {
      down: needed > 1 ? spare : Infinity,
      both: needed > 2 ? spare / Math.floor((needed - 1) / 2) : Infinity,
    };
    for (const lattice of latticesOf(row, blank, below, search, far))
      most = Math.max(most, countIn(lattice, blank, room));
  }
  return most;
}

type Three = readonly [alike: Table, turnedBelow: Table, uprightBelow: Table];

function tables(outline: readonly Point[], widest: number, { step, gap }: Search): Three {
  const { width, height } = sizeOf(outline);
  const turned = outline.map(([x, y]): Point => [width - x, height - y]);
  const both = [sidesOf(outline), sidesOf(turned)] as const;
  const table = (upper: 0 | 1, lower: 0 | 1): Table => {
    const most = Math.floor(widest / step);
    const known = new Float64Array(2 * most + 1).fill(Number.NaN);
    return (offset) => {
      if (offset < -most || offset > most) return -Infinity;
      const found = known[offset + most] ?? Number.NaN;
      if (!Number.isNaN(found)) return found;
      const computed = leastBelow(both[upper], both[lower], offset * step, gap);
      known[offset + most] = computed;
      return computed;
    };
  };
  return [table(0, 0), table(0, 1), table(1, 0)];
}

/** Every way to put rows of this kind, alternately with themselves or turned, under each other. */
function* latticesOf(
  row: Row,
  blank: Size,
  below: Three,
  { step, gap, room }: Search,
  far: { readonly down: number; readonly both: number },
): Generator<Lattice> {
  const right = Math.max(...row.pieces.map(({ x }) => x + blank.width));
  const turned: Row = {
    ...row,
    pieces: row.pieces
      .map(({ turn, x, y }) => ({
        turn: turn === 0 ? (1 as const) : (0 as const),
        x: right - blank.width - x,
        y: row.depth - blank.height - y,
      }))
      .sort((a, b) => a.x - b.x),
  };
  const reach = (upper: Row, lower: Row, shift: number, limit: number): number => {
    let most = -Infinity;
    for (const one of upper.pieces) {
      for (const other of lower.pieces) {
        const table = one.turn === other.turn ? below[0] : one.turn === 0 ? below[1] : below[2];
        for (let repeat = -2; repeat <= 2; repeat += 1) {
          const across = (other.x - one.x + shift + repeat * upper.period) / step;
          if (Math.abs(across) * step > blank.width + gap) continue;
          // Between two steps a blank would be too near by less than a step, so the greater distance is used.
          const down = Math.max(table(Math.floor(across)), table(Math.ceil(across)));
          most = Math.max(most, one.y - other.y + down);
          if (most > limit) return most;
        }
      }
    }
    return most;
  };
  for (const lower of [row, turned]) {
    const same = reach(row, row, 0, Infinity);
    for (let shift = 0; shift < row.period; shift += step) {
      const down = reach(row, lower, shift, far.down);
      if (!(down > 0) || down > far.down) continue;
      const on = Math.max(reach(lower, row, -shift, far.both - down), same - down);
      if (!(on > 0) || down + on > far.both) continue;
      const lattice = { rows: [row, lower] as const, shift, slanted: false };
      yield { ...lattice, pitches: [down, on] };
      yield { ...lattice, pitches: [down, on], shift: shift - row.period };
      if (lower !== row) continue;
      let pitch = down;
      for (let count = 2; pitch > gap && count * pitch < row.depth + gap && count * pitch < room.height; count += 1) {
        pitch = Math.max(pitch, Math.ceil(reach(row, row, (count * shift) % row.period, Infinity) / count));
      }
      yield { ...lattice, slanted: true, pitches: [pitch, pitch] };
    }
  }
}

/**
 * How far down `lower` must be, moved `across`, so that it keeps the gap to `upper` there and at all places further
 * down.
 */
function leastBelow(upper: readonly Side[], lower: readonly Side[], across: number, gap: number): number {
  let most = -Infinity;
  for (const one of upper) {
    for (const other of lower) {
      const [left, right] = [other.left + across, other.right + across];
      if (left > one.right + gap || right < one.left - gap) continue;
      const start = lowestNear(one, other.from[0] + across, gap) - other.from[1];
      // Upside down, it is the upper blank's corner that moves.
      const end = lowestNear(other.flipped, one.from[0] - across, gap) + one.from[1];
      most = Math.max(most, start, end, highestCrossing(one, other, across));
    }
  }
  return Math.ceil(most - 1e-3);
}

/** A side of an outline. Its `from` is the corner that represents both sides that meet there. */
type Side = {
  readonly from: Point;
  readonly to: Point;
  readonly left: number;
  readonly right: number;
  readonly flipped: Omit<Side, 'flipped'>;
};

function sidesOf(outline: readonly Point[]): Side[] {
  return outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const ends = { left: Math.min(from[0], to[0]), right: Math.max(from[0], to[0]) };
    return { from, to, ...ends, flipped: { from: [from[0], -from[1]], to: [to[0], -to[1]], ...ends } };
  });
}

function areaOf(outline: readonly Point[]): number {
  return Math.abs(sidesOf(outline).reduce((sum, { from: [ax, ay], to: [bx, by] }) => sum + ax * by - bx * ay, 0)) / 2;
}

/** The largest y at a given x that is nearer than `gap` to a side; −∞ when none is. */
function lowestNear({ from, to, left, right }: Omit<Side, 'flipped'>, x: number, gap: number): number {
  if (x > right + gap || x < left - gap) return -Infinity;
  const ends = Math.max(roundCorner(from, x, gap), roundCorner(to, x, gap));
  if (left === right) return ends;
  const [[ax, ay], [bx, by]] = from[0] < to[0] ? [from, to] : [to, from];
  const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
  const [aside, down] = [(-gap * (by - ay)) / length, (gap * (bx - ax)) / length];
  if (x < ax + aside || x > bx + aside) return ends;
  return Math.max(ends, ay + down + ((by - ay) * (x - ax - aside)) / (bx - ax));
}

const roundCorner = ([cx, cy]: Point, x: number, gap: number) =>
  Math.abs(x - cx) < gap ? cy + Math.sqrt(gap ** 2 - (x - cx) ** 2) : -Infinity;

/** The furthest that a second side can be moved down and still meet the first; −∞ when they pass each other. */
function highestCrossing(one: Side, other: Side, across: number): number {
  const left = Math.max(one.left, other.left + across);
  const right = Math.min(one.right, other.right + across);
  if (!(left < right)) return -Infinity;
  const between = (x: number) => heightAt(one, x) - heightAt(other, x - across);
  return Math.max(between(left), between(right));
}

const heightAt = ({ from: [ax, ay], to: [bx, by] }: Side, x: number) => ay + ((by - ay) * (x - ax)) / (bx - ax);

const sizeOf = (outline: readonly Point[]): Size => ({
  width: Math.max(...outline.map(([x]) => x)),
  height: Math.max(...outline.map(([, y]) => y)),
});
