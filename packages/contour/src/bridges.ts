import { componentsOf } from './components.ts';

/** A straight bridge between two islands, in grid steps. */
export interface Bridge {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly length: number;
}

/** Grid steps per block. Bridges are searched from block to block, so one may be too long by as much. */
const block = 4;

/**
 * Short bridges that join all islands of a mask into one piece: the minimum spanning tree, after Kruskal, of the gaps
 * between islands that are neighbours.
 */
export function bridgesBetween(mask: Uint8Array, columns: number, rows: number): readonly Bridge[] {
  const { sizes, from, to, part } = componentsOf(mask, columns, rows);
  if (sizes.length < 2) return [];
  const gaps = openGaps(columns, sizes.length);
  const [blockColumns, blockRows] = [Math.ceil(columns / block), Math.ceil(rows / block)];
  /** For each block, one point of the mask in it, and that point's island; -1 if there is none. */
  const points = new Int32Array(blockColumns * blockRows).fill(-1);
  const islandOf = new Int32Array(points.length);
  for (const [run, island] of part.entries()) {
    const [start, end] = [from[run] ?? 0, to[run] ?? 0];
    const row = start - (start % columns);
    const blockRow = Math.floor(row / columns / block) * blockColumns;
    for (let at = start; at < end; at += block - ((at - row) % block)) {
      const own = blockRow + Math.floor((at - row) / block);
      if ((points[own] ?? -1) < 0) {
        points[own] = at;
        islandOf[own] = island;
      } else gaps.compare(points[own] ?? 0, islandOf[own] ?? 0, at, island);
    }
  }
  const nearest = nearestFilled(points, blockColumns, blockRows);
  const compare = (one: number, other: number) =>
    gaps.compare(points[one] ?? 0, islandOf[one] ?? 0, points[other] ?? 0, islandOf[other] ?? 0);
  // Where the blocks nearest to one island meet those nearest to another, the gap between both is measured.
  for (let y = 0; y < blockRows; y += 1) {
    for (let x = 0; x < blockColumns; x += 1) {
      const at = y * blockColumns + x;
      if (x + 1 < blockColumns) compare(nearest[at] ?? 0, nearest[at + 1] ?? 0);
      if (y + 1 < blockRows) compare(nearest[at] ?? 0, nearest[at + blockColumns] ?? 0);
    }
  }
  return gaps.spanning();
}

/** Collects the shortest gap between every two islands whose points have been compared. */
function openGaps(columns: number, islands: number) {
  const gaps = new Map<number, Bridge>();
  const place = (at: number) => [at % columns, Math.floor(at / columns)] as const;
  return {
    compare(one: number, island: number, other: number, otherIsland: number): void {
      if (island === otherIsland) return;
      const key = Math.min(island, otherIsland) * islands + Math.max(island, otherIsland);
      const [from, to] = [place(one), place(other)];
      const length = Math.hypot(from[0] - to[0], from[1] - to[1]);
      if (length < (gaps.get(key)?.length ?? Infinity)) gaps.set(key, { from, to, length });
    },
    /** The shortest gaps that connect all islands. */
    spanning(): readonly Bridge[] {
      const joined = Array.from({ length: islands }, (_, island) => island);
      const rootOf = (island: number): number => {
        let root = island;
        for (let next = joined[root] ?? root; next !== root; next = joined[root] ?? root) {
          joined[root] = joined[next] ?? next;
          root = next;
        }
        return root;
      };
      return [...gaps]
        .sort(([, one], [, other]) => one.length - other.length)
        .filter(([key]) => {
          const [one, other] = [rootOf(Math.floor(key / islands)), rootOf(key % islands)];
          if (one !== other) joined[one] = other;
          return one !== other;
        })
        .map(([, bridge]) => bridge);
    },
  };
}

/**
 * For each block, the index of (nearly always) the nearest one with a point, passed on from neighbour to neighbour,
 * after Danielsson, "Euclidean Distance Mapping" (1980).
 */
function nearestFilled(points: Int32Array, columns: number, rows: number): Int32Array {
  const nearest = points.map((point, at) => (point < 0 ? -1 : at));
  const squared = (x: number, y: number, to: number) => {
    const down = Math.floor(to / columns);
    return (x - (to - down * columns)) ** 2 + (y - down) ** 2;
  };
  const take = (x: number, y: number, fromX: number, fromY: number) => {
    if (fromX < 0 || fromY < 0 || fromX >= columns || fromY >= rows) return;
    const offered = nearest[fromY * columns + fromX] ?? -1;
    const at = y * columns + x;
    const known = nearest[at] ?? -1;
    if (known === at || offered < 0 || offered === known) return;
    if (known < 0 || squared(x, y, offered) < squared(x, y, known)) nearest[at] = offered;
  };
  const sweep = (y: number, before: number) => {
    for (let x = 0; x < columns; x += 1) {
      for (let aside = -1; aside <= 1; aside += 1) take(x, y, x + aside, before);
    }
    for (let x = 1; x < columns; x += 1) take(x, y, x - 1, y);
    for (let x = columns - 2; x >= 0; x -= 1) take(x, y, x + 1, y);
  };
  for (let y = 0; y < rows; y += 1) sweep(y, y - 1);
  for (let y = rows - 1; y >= 0; y -= 1) sweep(y, y + 1);
  return nearest;
}
