import type { Turn } from './row.ts';

/** For both turns of a row and of the next one, the least distance by the next row's start less this row's. */
export type Tables = readonly [readonly [Float64Array, Float64Array], readonly [Float64Array, Float64Array]];

/** Starts of rows in groups, and the least distance from any start of a group to any start of another one. */
export type Grouped = {
  readonly count: number;
  /** By the turns of both rows: a distance for each difference of the groups' numbers, from `1 - count` on. */
  readonly least: Tables;
  /** The same for rows with another one between them, which may pass each other. */
  readonly passing: Tables;
};

/** By the number of rows that are still to come, then by a row's turn and group: the least height that they take. */
export type HeightsLeft = readonly Float64Array[];

/** Number of starts in a group. */
export const grouped = 8;
/** Sums of distances are compared with more room than rounding takes, µm. */
export const tolerance = 0.001;

/** Groups of neighbouring starts. */
export function boundsOfGroups(tables: Tables, starts: number): Grouped {
  const count = Math.ceil(starts / grouped);
  const of = (bound: (distance: number) => number) =>
    groupedBy(tables, count, (table, apart) => {
      const middle = apart * grouped + starts - 1;
      let least = Infinity;
      for (let at = Math.max(0, middle - grouped + 1); at < Math.min(table.length, middle + grouped); at += 1) {
        least = Math.min(least, bound(table[at] ?? Infinity));
      }
      return least;
    });
  return { count, least: of((distance) => distance), passing: of(orPassing) };
}

/** Groups are the ranges of starts for which the tables have common bounds: each from a whole number of ranges on. */
export function boundsOfRanges(tables: Tables, ranges: number): Grouped {
  // Where rows may pass each other in a part of the range, they may touch in the rest of it.
  const least = groupedBy(tables, ranges, (table, apart) => {
    const at = apart + ranges - 1;
    return Math.min(at === 0 ? Infinity : orPassing(table[at - 1]), orPassing(table[at]));
  });
  return { count: ranges, least, passing: least };
}

/** Rows that pass each other have no distance in the tables. */
const orPassing = (distance = Infinity) => (distance === Infinity ? 0 : distance);

function groupedBy(tables: Tables, count: number, least: (table: Float64Array, apart: number) => number): Tables {
  const of = (upper: Turn, lower: Turn) => {
    const found = new Float64Array(2 * count - 1);
    for (let at = 0; at < found.length; at += 1) found[at] = least(tables[upper][lower], at - count + 1);
    return found;
  };
  return [
    [of(0, 0), of(0, 1)],
    [of(1, 0), of(1, 1)],
  ];
}

/** A lower bound of the height of so many rows, less one row's depth, of which each clears the next two. */
export function heightByTwos({ count, least, passing }: Grouped, rows: number): number {
  const states = 2 * count;
  const between = (tables: Tables) => {
    const found = new Float64Array(states * states);
    for (let from = 0; from < states; from += 1) {
      for (let to = 0; to < states; to += 1) {
        const [upper, lower] = [from < count ? 0 : 1, to < count ? 0 : 1] as const;
        found[from * states + to] = tables[upper][lower][to - lower * count - (from - upper * count) + count - 1] ?? 0;
      }
    }
    return found;
  };
  const once = between(least);
  const twice = between(passing);
  for (let from = 0; from < states; from += 1) {
    for (let to = 0; to < states; to += 1) {
      let shortest = Infinity;
      for (let middle = 0; middle < states; middle += 1) {
        const height = (once[from * states + middle] ?? 0) + (once[middle * states + to] ?? 0);
        if (height < shortest) shortest = height;
      }
      if (shortest > (twice[from * states + to] ?? 0)) twice[from * states + to] = shortest;
    }
  }
  let left = new Float64Array(states);
  for (let more = rows - 1; more > 0; more -= 2) {
    const steps = more === 1 ? once : twice;
    left = left.map((_, from) => {
      let shortest = Infinity;
      for (let to = 0; to < states; to += 1) {
        const height = (steps[from * states + to] ?? 0) + (left[to] ?? 0);
        if (height < shortest) shortest = height;
      }
      return shortest;
    });
  }
  return Math.min(...left);
}

/** Null if so many rows can't fit. */
export function heightsLeft(
  { count, least }: Pick<Grouped, 'count' | 'least'>,
  rows: number,
  spare: number,
): HeightsLeft | null {
  const left = [new Float64Array(2 * count)];
  for (let more = 1; more < rows; more += 1) {
    const [after, here] = [left[more - 1] ?? new Float64Array(0), new Float64Array(2 * count).fill(Infinity)];
    for (const turn of [0, 1] as const) {
      for (const lower of [0, 1] as const) {
        const apart = least[turn][lower];
        for (let group = 0; group < count; group += 1) {
          for (let other = 0; other < count; other += 1) {
            const height = (apart[other - group + count - 1] ?? 0) + (after[lower * count + other] ?? 0);
            if (height < (here[turn * count + group] ?? 0)) here[turn * count + group] = height;
          }
        }
      }
    }
    left.push(here);
  }
  const all = left[rows - 1];
  return all?.some((height) => height <= spare + tolerance) ? left : null;
}
