import { expect, test } from 'vitest';
import { randomFrom } from '../testing/pairs.ts';
import {
  boundsOfGroups,
  boundsOfRanges,
  grouped,
  heightByTwos,
  heightsLeft,
  type Tables,
  tolerance,
} from './free-row-bounds.ts';

type Table = Tables[0][0];

const map = (tables: Tables, change: (table: Table) => Table): Tables => {
  const [[plain, down], [up, turned]] = tables;
  return [
    [change(plain), change(down)],
    [change(up), change(turned)],
  ];
};

/** Distances for each turn of two rows and each difference of their starts, µm; at some the rows pass each other. */
const randomTables = (starts: number, passing: number, random: () => number): Tables => {
  const table = () =>
    Float64Array.from({ length: 2 * starts - 1 }, () =>
      random() < passing ? Infinity : 5_000 + 40_000 * random() ** 2,
    );
  return [
    [table(), table()],
    [table(), table()],
  ];
};

/**
 * The least height of so many rows, each below all rows before it, by the turn and start of the first one: found by
 * trying every turn and start of all others.
 */
const leastHeights = (tables: Tables, starts: number, rows: number): { turn: 0 | 1; start: number; y: number }[] => {
  const laid: { turn: 0 | 1; start: number; y: number }[] = [];
  let least = Infinity;
  const lay = () => {
    const last = laid.at(-1);
    if (last === undefined || last.y >= least) return;
    if (laid.length === rows) {
      least = last.y;
      return;
    }
    for (const turn of [0, 1] as const) {
      for (let start = 0; start < starts; start += 1) {
        let y = 0;
        for (const above of laid) {
          const apart = tables[above.turn][turn][start - above.start + starts - 1] ?? Infinity;
          // Only rows with another one between them may pass each other.
          if (apart < Infinity || above === last) y = Math.max(y, above.y + apart);
        }
        if (y === Infinity) continue;
        laid.push({ turn, start, y });
        lay();
        laid.pop();
      }
    }
  };
  return ([0, 1] as const).flatMap((turn) =>
    Array.from({ length: starts }, (_, start) => {
      least = Infinity;
      laid.push({ turn, start, y: 0 });
      lay();
      laid.pop();
      return { turn, start, y: least };
    }),
  );
};

/** As `leastRowReach` answers for ranges of starts: passing where the rows pass each other anywhere in the range. */
const commonOf = (tables: Tables, ranges: number): Tables =>
  map(tables, (table) =>
    Float64Array.from({ length: 2 * ranges - 1 }, (_, at) => {
      const first = (at - ranges + 1) * grouped + (table.length - 1) / 2;
      const within = table.subarray(Math.max(0, first), first + grouped);
      return within.includes(Infinity) ? Infinity : Math.min(...within);
    }),
  );

test('bounds of rows that start anywhere are never more than their least height', () => {
  const random = randomFrom(188);
  for (let run = 0; run < 40; run += 1) {
    const rows = run % 8 === 0 ? 4 : 2 + (run % 2);
    const ranges = rows === 4 ? 2 : 3;
    // The last range has one start.
    const starts = (ranges - 1) * grouped + 1;
    const tables = randomTables(starts, run % 4 < 2 ? 0 : 0.1, random);
    const all = leastHeights(tables, starts, rows);
    const least = Math.min(...all.map(({ y }) => y));
    for (const groups of [boundsOfGroups(tables, starts), boundsOfRanges(commonOf(tables, ranges), ranges)]) {
      expect(heightByTwos(groups, rows)).toBeLessThanOrEqual(least + tolerance);
      const left = heightsLeft(groups, rows, least)?.[rows - 1];
      for (const { turn, start, y } of all)
        expect(left?.[turn * groups.count + Math.floor(start / grouped)]).toBeLessThanOrEqual(y + tolerance);
    }
  }
});

test('they rule out rows that can’t be so close', () => {
  const tables = map(randomTables(grouped, 0, randomFrom(1)), (table) => table.fill(10_000));
  const groups = boundsOfGroups(tables, grouped);
  expect([heightByTwos(groups, 4), heightsLeft(groups, 4, 29_999), heightsLeft(groups, 4, 30_000)]).toEqual([
    30_000,
    null,
    expect.anything(),
  ]);
});
