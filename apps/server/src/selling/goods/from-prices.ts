import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { usualPrint, usualPrintOf } from '@boxwright/contract';
import { engineVersion } from '@boxwright/pricing';
import { type Board, inTransaction, readSetting, writeSetting } from '@boxwright/storage';
import { z } from 'zod';
import type { Services } from '../../calls/services.ts';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { priceBox } from './box/price-box.ts';

/** The quantity of the shop's "from" prices. */
export const fromQuantity = 3000;

/** By category: lowest price per piece among its boxes at 3,000 pieces, in rupees; null while none has a price. */
export type FromPrices = ReadonlyMap<number, number | null>;

/** Laying out a hundred new boxes on five sheets takes a second, so the result is also stored in the database. */
const settingKey = 'from prices';
const kept = z.object({ of: z.string(), prices: z.array(z.tuple([z.int(), z.number().nullable()])) });

/** By a digest of what the prices depend on, which most new copies of the catalogue share. Holds one entry. */
const known = openPromiseCache<string, FromPrices>({ max: 1 });
/** Digest of a catalogue copy, for as long as the copy is referenced. */
const digests = new WeakMap<Catalogue, string>();

/**
 * The shop's "from" prices: on the cheapest board, without coating. Computed once for a catalogue with its rates, for
 * all nodes; the computation yields to the event loop after each box.
 */
export function fromPrices(services: Pick<Services, 'db'>, catalogue: Catalogue): Promise<FromPrices> {
  const of = digests.get(catalogue) ?? digestOf(catalogue);
  digests.set(catalogue, of);
  return known.get(of, () => readOrWork(services, catalogue, of));
}

async function readOrWork({ db }: Pick<Services, 'db'>, catalogue: Catalogue, of: string): Promise<FromPrices> {
  const stored = kept.safeParse(await readSetting(db, settingKey));
  if (stored.success && stored.data.of === of) return new Map(stored.data.prices);
  const prices = await workOut(catalogue);
  await inTransaction(db, (tx) => writeSetting(tx, settingKey, { of, prices: [...prices] }));
  return prices;
}

async function workOut(catalogue: Catalogue): Promise<FromPrices> {
  const prices = new Map<number, number | null>(catalogue.categories.map(({ id }) => [id, null]));
  const board = cheapestBoard(catalogue);
  for (const variant of catalogue.variants.values()) {
    if (!board || variant.status !== 'Active') continue;
    await turn();
    const choice = {
      variantId: variant.id,
      boardId: board.id,
      outerCoatingId: null,
      innerCoatingId: null,
      print: usualPrint,
    };
    const priced = priceBox(catalogue, choice, fromQuantity);
    if (!priced.ok) continue;
    const perPiece = Math.round(priced.value.price.total / fromQuantity) / 100;
    const lowest = prices.get(variant.categoryId) ?? null;
    if (lowest === null || perPiece < lowest) prices.set(variant.categoryId, perPiece);
  }
  return prices;
}

/** The offered board with the lowest cost per square metre. */
function cheapestBoard({ boards, rates }: Catalogue): Board | undefined {
  const costOf = ({ family, gsm }: Board) => (rates?.card.boardPerKg[family] ?? Number.POSITIVE_INFINITY) * gsm;
  return [...boards.values()]
    .filter(({ status }) => status === 'Active')
    .reduce<Board | undefined>((least, board) => (least && costOf(least) <= costOf(board) ? least : board), undefined);
}

/** Changes whenever one of the prices may change. */
function digestOf(catalogue: Catalogue): string {
  const { rates, categories, variants, boards, gstRates } = catalogue;
  const boxes = [...variants.values()].map(({ id, categoryId, status, style, lengthMm, widthMm, heightMm, hsn }) => [
    [id, categoryId, status, style, usualPrintOf(style), lengthMm, widthMm, heightMm],
    gstRates.has(hsn),
  ]);
  const board = cheapestBoard(catalogue);
  const made = [engineVersion, rates?.id, rates?.version, categories.map(({ id }) => id), board, boards.size, boxes];
  return createHash('sha256').update(JSON.stringify(made)).digest('base64url');
}
