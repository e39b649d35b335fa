import { type Company, ok, type Result, type StickerStepRow } from '@boxwright/contract';
import { paise } from '@boxwright/money';
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
): Result<StickerStepRow[]> {
  const steps: StickerStepRow[] = [];
  for (const quantity of [...new Set(quantities)].sort((one, other) => one - other)) {
    if (quantity < rates.card.leastQuantity) continue;
    const price = priceSticker({ ...spec, quantity }, rates.card);
    if (!price.ok) return stickersRefused(price);
    const [first = { total: price.total, quantity }] = steps;
    const atFirst = (first.total * quantity) / first.quantity;
    steps.push({
      quantity,
      orderable: refuseQuantity('sticker', quantity, company) === undefined,
      total: price.total,
      unitCost: Number(price.unitCost),
      saving: paise(Math.round(atFirst - price.total)),
      savingPercent: Math.round((1 - price.total / atFirst) * 10_000) / 100,
    });
  }
  return ok(steps);
}
