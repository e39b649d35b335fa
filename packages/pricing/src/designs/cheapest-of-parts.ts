import type { Batch } from './batches.ts';
import type { OfParts } from './mixed-batches.ts';
import type { Divided } from './partition.ts';

/** For each set of designs, as bits, how one part of a box is printed; null for those that fit on no sheet. */
type Apart = readonly (Divided<Batch> | null)[];

/**
 * The cheapest way to print all designs of both parts of a box: any choice of batches that print some of both, and the
 * rest of each part by itself. Null if they fit on no sheet.
 */
export function cheapestOfParts(
  [first, second]: readonly [Apart, Apart],
  both: readonly { readonly of: OfParts; readonly batch: Batch }[],
): Divided<Batch> | null {
  const designs = Math.log2(first.length);
  const all = first.length - 1;
  const sets = both.map(({ of: [ofFirst, ofSecond] }) => ofFirst | (ofSecond << designs));
  // By the designs of both parts that are printed: what it costs, and the last one of the batches.
  const costs = new Float64Array(first.length ** 2).fill(Infinity);
  const last = new Int32Array(costs.length);
  costs[0] = 0;
  const reached = [0];
  // By the first design of the first part: a way has at most one batch for each.
  for (let design = 0; design < designs; design += 1) {
    const next = sets.flatMap((set, at) => ((set & -set) === 1 << design ? [at] : []));
    for (const done of [...reached]) {
      for (const at of next) {
        const set = sets[at] ?? 0;
        if ((done & set) !== 0) continue;
        const cost = (costs[done] ?? 0) + (both[at]?.batch.cost ?? 0);
        if (cost >= (costs[done | set] ?? 0)) continue;
        if (costs[done | set] === Infinity) reached.push(done | set);
        costs[done | set] = cost;
        last[done | set] = at;
      }
    }
  }
  const restOf = (done: number) => [first[all & ~done], second[all & ~(done >> designs)]] as const;
  const costOf = (done: number) => {
    const [one, other] = restOf(done);
    return one && other ? (costs[done] ?? 0) + one.cost + other.cost : Infinity;
  };
  const best = reached.reduce((least, done) => (costOf(done) < costOf(least) ? done : least), 0);
  if (costOf(best) === Infinity) return null;
  const parts = restOf(best).flatMap((rest) => rest?.parts ?? []);
  for (let done = best; done > 0; done ^= sets[last[done] ?? 0] ?? done) {
    const chosen = both[last[done] ?? 0];
    if (chosen) parts.unshift(chosen.batch);
  }
  return { cost: costOf(best), parts };
}
