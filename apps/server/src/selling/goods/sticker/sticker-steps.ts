import { type Company, ok, type Result, type StickerStepRow } from '@boxwright/contract';
import { goodsParts, listDiscounts, type PriceList, paise, subtract, sumOf, unitPriceOf } from '@boxwright/money';
import { priceSticker } from '@boxwright/pricing';
import { refuseQuantity } from '../refuse-quantity.ts';
import type { ConfiguredStickers } from './configure-stickers.ts';
import { stickersRefused } from './price-stickers.ts';

/**
 * Prices stickers at several quantities, ascending and without duplicates; quantities below the least of the rate card
 * have no price and are left out. Savings are against the price per piece of the first step.
 */
export function stickerSteps(
  { spec, rates }: ConfiguredStickers,
  quantities: readonly number[],
  company: Company,
  /** What the buyer's price lists depend on; none for everybody's prices. */
  listed: { readonly hsn: string; readonly lists: readonly PriceList[] } = { hsn: '', lists: [] },
): Result<StickerStepRow[]> {
  const steps: StickerStepRow[] = [];
  for (const quantity of [...new Set(quantities)].sort((one, other) => one - other)) {
    if (quantity < rates.card.leastQuantity) continue;
    const price = priceSticker({ ...spec, quantity }, rates.card);
    if (!price.ok) return stickersRefused(price);
    const parts = goodsParts({ kind: 'sticker', hsn: listed.hsn, total: price.total });
    const off = sumOf(listDiscounts({ quantity, total: price.total, parts }, listed.lists));
    const total = subtract(price.total, off);
    const [first = { total, quantity }] = steps;
    const atFirst = (first.total * quantity) / first.quantity;
    steps.push({
      quantity,
      orderable: refuseQuantity('sticker', quantity, company) === undefined,
      total,
      unitCost: off === 0 ? Number(price.unitCost) : unitPriceOf(total, quantity).rupees,
      saving: paise(Math.round(atFirst - total)),
      savingPercent: Math.round((1 - total / atFirst) * 10_000) / 100,
    });
  }
  return ok(steps);
}
