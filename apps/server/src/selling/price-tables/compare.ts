import { type Db, linesOfLastOrders, type PriceTableKind } from '@boxwright/storage';
import type { WorkCaller } from '../goods/goods.ts';
import { type OrderedPart, partsOf } from './last-orders.ts';
import type { CardPair, Ordered, Repriced } from './reprice.ts';
import { repriceTask } from './tasks.ts';

const lastOrders = 100;
const mostLines = 500;
/** Few enough that visitors' work doesn't wait long for its turn; a new box takes some 20 ms. */
const inOneTask = 5;
/** Staff wait no longer than this. The rest isn't compared, and the page says so. */
const longestMs = 2_500;

export interface ComparedPart extends OrderedPart, Repriced {}

export interface Comparison {
  readonly parts: readonly ComparedPart[];
  /** All parts of the last orders, including those that there was no time for. */
  readonly found: number;
}

/** Prices the last hundred orders with both cards, on the worker thread. */
export async function compareCards(
  { services, source }: WorkCaller,
  db: Db,
  kind: PriceTableKind,
  cards: CardPair,
): Promise<Comparison> {
  const parts = partsOf(kind, await linesOfLastOrders(db, { orders: lastOrders, lines: mostLines }));
  const different = new Map<string, Ordered>(parts.map(({ ordered }) => [keyOf(ordered), ordered]));
  const waiting = [...different];
  const priced = new Map<string, Repriced>();
  const begun = performance.now();
  while (waiting.length > 0 && performance.now() - begun < longestMs) {
    const task = waiting.splice(0, inOneTask);
    const prices = await services.work.run(repriceTask, { ordered: task.map(([, ordered]) => ordered), cards }, source);
    task.forEach(([key], index) => {
      const price = prices[index];
      if (price) priced.set(key, price);
    });
  }
  return {
    found: parts.length,
    parts: parts.flatMap((part) => {
      const price = priced.get(keyOf(part.ordered));
      return price ? [{ ...part, ...price }] : [];
    }),
  };
}

const keyOf = (ordered: Ordered): string => JSON.stringify(ordered);
