import { task } from '../../process/work/task.ts';
import type { CardPair, Ordered } from './reprice.ts';

/** Prices what was ordered with two cards: some 20 ms for a new box. */
export const repriceTask = task(
  'reprice',
  async ({ ordered, cards }: { readonly ordered: readonly Ordered[]; readonly cards: CardPair }) => {
    const { reprice } = await import('./reprice.ts');
    return reprice(ordered, cards);
  },
);
