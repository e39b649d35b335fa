import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bridgesBetween } from './bridges.ts';
import { componentsOf } from './components.ts';

const masks = fc
  .record({ columns: fc.integer({ min: 1, max: 24 }), rows: fc.integer({ min: 1, max: 18 }), dense: fc.boolean() })
  .chain(({ columns, rows, dense }) =>
    fc
      .array(fc.nat(9), { minLength: columns * rows, maxLength: columns * rows })
      .map((cells) => ({ columns, rows, mask: Uint8Array.from(cells, (cell) => (cell < (dense ? 5 : 1) ? 1 : 0)) })),
  );
type Mask = { readonly mask: Uint8Array; readonly columns: number; readonly rows: number };

/** The islands, each by its cells, found by spreading from cell to cell. */
function islandsOf({ mask, columns, rows }: Mask): number[][] {
  const seen = new Set<number>();
  const islands: number[][] = [];
  for (const start of mask.keys()) {
    if (mask[start] !== 1 || seen.has(start)) continue;
    const island = [start];
    seen.add(start);
    for (const at of island) {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      for (let down = Math.max(0, y - 1); down <= Math.min(rows - 1, y + 1); down += 1) {
        for (let across = Math.max(0, x - 1); across <= Math.min(columns - 1, x + 1); across += 1) {
          const next = down * columns + across;
          if (mask[next] === 1 && !seen.has(next)) {
            seen.add(next);
            island.push(next);
          }
        }
      }
    }
    islands.push(island);
  }
  return islands;
}

test('the parts of a mask are its islands, corner to corner, run by run', () => {
  fc.assert(
    fc.property(masks, ({ mask, columns, rows }) => {
      const { sizes, from, to, part } = componentsOf(mask, columns, rows);
      const found = sizes.map((): number[] => []);
      for (const [run, number] of part.entries()) {
        for (let at = from[run] ?? 0; at < (to[run] ?? 0); at += 1) found[number]?.push(at);
      }
      const sorted = (islands: number[][]) =>
        islands.map((cells) => cells.toSorted((a, b) => a - b)).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
      expect(sorted(found)).toEqual(sorted(islandsOf({ mask, columns, rows })));
      expect(found.map(({ length }) => length)).toEqual(sizes);
    }),
  );
});

test('bridges join all islands, one fewer than there are, each from cell to cell and hardly longer than the gap', () => {
  fc.assert(
    fc.property(masks, ({ mask, columns, rows }) => {
      const islands = islandsOf({ mask, columns, rows });
      const bridges = bridgesBetween(mask, columns, rows);
      expect(bridges).toHaveLength(Math.max(0, islands.length - 1));
      const islandAt = ([x, y]: readonly [number, number]) =>
        islands.findIndex((cells) => cells.includes(y * columns + x));
      const joined = new Set(islands.slice(0, 1).map(() => 0));
      for (let before = 0; before < joined.size; ) {
        before = joined.size;
        for (const { from, to } of bridges) {
          const ends = [islandAt(from), islandAt(to)];
          if (ends.some((island) => joined.has(island))) for (const island of ends) joined.add(island);
        }
      }
      expect(joined.size).toBe(islands.length);
      for (const { from, to, length } of bridges) {
        expect(length).toBeCloseTo(Math.hypot(from[0] - to[0], from[1] - to[1]), 9);
        const [one, other] = [from, to].map((end) => islands[islandAt(end)] ?? []);
        const place = (at: number) => [at % columns, Math.floor(at / columns)] as const;
        let gap = Infinity;
        for (const a of one ?? []) {
          for (const b of other ?? []) {
            const [[ax, ay], [bx, by]] = [place(a), place(b)];
            gap = Math.min(gap, Math.hypot(ax - bx, ay - by));
          }
        }
        // A block has one point of its own.
        expect(length).toBeLessThan(gap + 4 * Math.SQRT2 + 3);
      }
    }),
  );
});

test('of three islands in a row the two gaps between neighbours are bridged', () => {
  const columns = 41;
  const mask = new Uint8Array(columns * 3);
  for (const x of [0, 12, 40]) for (const y of [0, 1, 2]) mask[y * columns + x] = 1;
  const lengths = bridgesBetween(mask, columns, 3).map(({ length }) => length);
  expect(lengths).toEqual([12, 28]);
});

test('bridges between scattered cells are as short as they can be, but for a few that are a little longer', () => {
  const [columns, rows] = [64, 50];
  let [all, least] = [0, 0];
  for (let seed = 1; seed <= 60; seed += 1) {
    let state = seed;
    const next = (below: number) => {
      state = (state * 48271) % 2147483647;
      return state % below;
    };
    const cells = Array.from({ length: 2 + (seed % 12) }, () => [next(columns), next(rows)] as const);
    const mask = new Uint8Array(columns * rows);
    for (const [x, y] of cells) mask[y * columns + x] = 1;
    const bridges = bridgesBetween(mask, columns, rows);
    const total = bridges.reduce((sum, { length }) => sum + length, 0);
    expect(total, `seed ${seed}`).toBeLessThan(shortest(cells) * 1.03 + 0.001);
    all += total;
    least += shortest(cells);
  }
  expect(all).toBeLessThan(least * 1.001);
});

/** The length of the shortest lines that connect all cells, those that touch for nothing: after Prim. */
function shortest(cells: readonly (readonly [number, number])[]): number {
  const away = cells.map(() => Infinity);
  const left = new Set(cells.keys());
  let total = 0;
  for (let at = 0; left.delete(at); ) {
    let nearest = at;
    for (const other of left) {
      const [[ax, ay], [bx, by]] = [cells[at] ?? [0, 0], cells[other] ?? [0, 0]];
      const isTouching = Math.abs(ax - bx) <= 1 && Math.abs(ay - by) <= 1;
      away[other] = Math.min(away[other] ?? Infinity, isTouching ? 0 : Math.hypot(ax - bx, ay - by));
      if (nearest === at || (away[other] ?? 0) < (away[nearest] ?? 0)) nearest = other;
    }
    if (nearest === at) break;
    total += away[nearest] ?? 0;
    at = nearest;
  }
  return total;
}
