/** Connected parts of a mask, as horizontal runs of ones; cells that touch at a corner are connected. */
export interface Components {
  /** Cells of each part, by its number. */
  readonly sizes: readonly number[];
  /** For each run: the indexes of its first cell and of the cell after its last one, and the number of its part. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly part: readonly number[];
}

/** Finds the connected parts of a mask: runs in one row are united with the runs that they touch in the row above. */
export function componentsOf(mask: Uint8Array, columns: number, rows: number): Components {
  const [from, to, parent]: [number[], number[], number[]] = [[], [], []];
  const rootOf = (run: number): number => {
    let root = run;
    for (let next = parent[root] ?? root; next !== root; next = parent[root] ?? root) {
      parent[root] = parent[next] ?? next;
      root = next;
    }
    return root;
  };
  let above = 0;
  for (let y = 0; y < rows; y += 1) {
    const [first, end] = [from.length, (y + 1) * columns];
    let candidate = above;
    for (let start = mask.indexOf(1, y * columns); start >= 0 && start < end; ) {
      let stop = start + 1;
      while (stop < end && mask[stop] === 1) stop += 1;
      const run = from.length;
      from.push(start);
      to.push(stop);
      parent.push(run);
      while (candidate < first && (to[candidate] ?? 0) + columns < start) candidate += 1;
      for (let touching = candidate; touching < first && (from[touching] ?? 0) + columns <= stop; touching += 1) {
        parent[rootOf(run)] = rootOf(touching);
      }
      start = mask.indexOf(1, stop);
    }
    above = first;
  }
  const [numbers, sizes]: [Map<number, number>, number[]] = [new Map(), []];
  const part = from.map((start, run) => {
    const root = rootOf(run);
    const number = numbers.get(root) ?? numbers.size;
    numbers.set(root, number);
    sizes[number] = (sizes[number] ?? 0) + (to[run] ?? 0) - start;
    return number;
  });
  return { sizes, from, to, part };
}
