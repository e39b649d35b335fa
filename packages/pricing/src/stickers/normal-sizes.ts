/**
 * The sums of lengths of stickers side by side, ascending, from 0. In any packing the stickers can be pushed together
 * until each one is at such a position, so no other positions need to be tried.
 */
export function normalSizes(one: number, other: number, most: number): number[] {
  const sizes = new Set<number>();
  for (let first = 0; first <= most; first += one) {
    for (let size = first; size <= most; size += other) sizes.add(size);
  }
  return [...sizes].sort((a, b) => a - b);
}

/** Index of the largest of the ascending sizes that isn't longer than `length`. */
export function largestWithin(sizes: readonly number[], length: number): number {
  let [low, high] = [0, sizes.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sizes[middle] ?? Infinity) <= length) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** For each pair of sizes, the index of the largest size within their difference. */
export function differencesOf(sizes: readonly number[]): Int32Array[] {
  return sizes.map((size, index) => {
    const row = new Int32Array(index + 1);
    let rest = index;
    for (let less = 0; less <= index; less += 1) {
      while ((sizes[rest] ?? 0) > size - (sizes[less] ?? 0)) rest -= 1;
      row[less] = rest;
    }
    return row;
  });
}

/**
 * Of the sizes within one size, by the differences from it, those at which a cut has to be tried: at any other one, the
 * part before the cut has room that neither part can use. Ascending, without the size itself and 0 (Scheithauer and
 * Terno, "The G4-heuristic for the pallet loading problem", Journal of the Operational Research Society 47, 1996).
 */
export function rasterPoints(differences: Int32Array): number[] {
  const last = differences.length - 1;
  return [...new Set(differences)].filter((size) => size > 0 && size < last).sort((a, b) => a - b);
}
