import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { engineVersion } from '@boxwright/pricing';
import { type Board, inTransaction, readSetting, writeSetting } from '@boxwright/storage';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { priceBox } from './priceBox.ts';
import type { Catalogue } from './snapshot.ts';

/** The quantity of the shop's "from" prices. */
const fromQuantity = 3000;

/** By category: lowest price per piece among its boxes at 3,000 pieces, in rupees; null while none has a price. */
export type FromPrices = ReadonlyMap<number, number | null>;

/** Laying a hundred new boxes out on five sheets takes a second: so the outcome is kept in the database, too. */
const settingKey = 'from prices';
const kept = z.object({ of: z.string(), prices: z.array(z.tuple([z.int(), z.number().nullable()])) });

const known = new WeakMap<Catalogue, Promise<FromPrices>>();
/** Of the last catalogue: most new copies say the same. */
let last: { readonly of: string; readonly prices: Promise<FromPrices> } | undefined;

/**
 * The shop's "from" prices: on the cheapest board, without coating. Worked out once for a catalogue with its rates, on
 * whatever node; between two boxes everybody else has a turn.
 */
export function fromPrices(services: Pick<Services, 'db'>, catalogue: Catalogue): Promise<FromPrices> {
  const remembered = known.get(catalogue);
  if (remembered) return remembered;
  const of = digestOf(catalogue);
  if (last?.of !== of) {
    const prices = readOrWork(services, catalogue, of);
    last = { of, prices };
    // A failed look-up isn't kept.
    prices.catch(() => {
      if (last?.prices === prices) last = undefined;
      known.delete(catalogue);
    });
  }
  known.set(catalogue, last.prices);
  return last.prices;
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
    const choice = { variantId: variant.id, boardId: board.id, outerCoatingId: null, innerCoatingId: null };
    const priced = priceBox(catalogue, { ...choice, quantity: fromQuantity });
    if (!priced.ok) continue;
    const perPiece = Math.round(priced.value.price.total / fromQuantity) / 100;
    const lowest = prices.get(variant.categoryId) ?? null;
    if (lowest === null || perPiece < lowest) prices.set(variant.categoryId, perPiece);
  }
  return prices;
}

/** Of the boards on offer the one whose square metre costs least. */
function cheapestBoard({ boards, rates }: Catalogue): Board | undefined {
  const costOf = ({ family, gsm }: Board) => (rates?.card.boardPerKg[family] ?? Number.POSITIVE_INFINITY) * gsm;
  return [...boards.values()]
    .filter(({ status }) => status === 'Active')
    .reduce<Board | undefined>((least, board) => (least && costOf(least) <= costOf(board) ? least : board), undefined);
}

/** Whatever changes one of these prices changes this. */
function digestOf(catalogue: Catalogue): string {
  const { rates, categories, variants, boards, gstRates } = catalogue;
  const boxes = [...variants.values()].map(({ id, categoryId, status, style, lengthMm, widthMm, heightMm, hsn }) => [
    [id, categoryId, status, style, lengthMm, widthMm, heightMm],
    gstRates.has(hsn),
  ]);
  const board = cheapestBoard(catalogue);
  const made = [engineVersion, rates?.id, rates?.version, categories.map(({ id }) => id), board, boards.size, boxes];
  return createHash('sha256').update(JSON.stringify(made)).digest('base64url');
}
