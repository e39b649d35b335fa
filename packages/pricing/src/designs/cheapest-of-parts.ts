import type { Batch } from './batches.ts';
import type { OfParts } from './mixed-batches.ts';
import type { Divided } from './partition.ts';

/** For each set of designs, as bits, how one part of a box is printed; null for those that fit on no sheet. */
type Apart = readonly (Divided<Batch> | null)[];

/**
 * For each set of designs, as bits, the cheapest way to print both parts of their boxes: any choice of batches that print
 * some of both, and the rest of each part by itself. Null if they fit on no sheet.
 */
export function cheapestOfParts(
  [first, second]: readonly [Apart, Apart],
  both: readonly { readonly of: OfParts; readonly batch: Batch }[],
): Apart {
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
  const restOf = (set: number, done: number) => [first[set & ~done], second[set & ~(done >> designs)]] as const;
  const costOf = (set: number, done: number) => {
    const [one, other] = restOf(set, done);
    return one && other ? (costs[done] ?? 0) + one.cost + other.cost : Infinity;
  };
  // Each with the sets that have all its designs.
  const best = first.map(() => 0);
  for (const done of reached) {
    const least = (done & all) | (done >> designs);
    for (let more = all & ~least, others = more; ; others = (others - 1) & more) {
      const set = least | others;
      if (costOf(set, done) < costOf(set, best[set] ?? 0)) best[set] = done;
      if (others === 0) break;
    }
  }
  return best.map((chosen, set) => {
    const cost = costOf(set, chosen);
    if (cost === Infinity) return null;
    const parts = restOf(set, chosen).flatMap((rest) => rest?.parts ?? []);
    for (let done = chosen; done > 0; done ^= sets[last[done] ?? 0] ?? done) {
      const one = both[last[done] ?? 0];
      if (one) parts.unshift(one.batch);
    }
    return { cost, parts };
  });
}
