/** A way to divide a set into parts, with the sum of what its parts cost. */
export type Divided<Part> = { readonly parts: readonly Part[]; readonly cost: number };

/**
 * For each set of so many things, as bits, the division whose parts cost least; null for sets that can't be divided.
 * Tries all divisions, so a cheaper part never makes the whole dearer.
 *
 * @param partOf a part of these things; null where there is none
 */
export function cheapestDivisions<Part extends { readonly cost: number }>(
  count: number,
  partOf: (set: number) => Part | null,
): (Divided<Part> | null)[] {
  const sets = 1 << count;
  const found: (Divided<Part> | null)[] = [{ parts: [], cost: 0 }];
  const parts = Array.from({ length: sets }, (_, set) => (set === 0 ? null : partOf(set)));
  for (let set = 1; set < sets; set += 1) {
    let best: Divided<Part> | null = null;
    const first = set & -set;
    // Each part that has the first of the things, with the best division of the others.
    for (let part = set; part > 0; part = (part - 1) & set) {
      const one = (part & first) === 0 ? null : parts[part];
      const rest = one ? found[set ^ part] : null;
      if (!one || !rest) continue;
      const cost = one.cost + rest.cost;
      if (best === null || cost < best.cost) best = { parts: [one, ...rest.parts], cost };
    }
    found.push(best);
  }
  return found;
}

/** The things of a set, by their index. */
export const indicesOf = (set: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) => ((set >> index) & 1) === 1);
