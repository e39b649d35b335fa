import { fail, ok, type Result } from '@boxwright/contract';
import { priceSticker, type StickerPrice, type StickerPriceProblem } from '@boxwright/pricing';
import type { Catalogue } from '../../catalogue/snapshot.ts';
import type { PricedGoods } from '../goods.ts';
import { type DesignWishes, noWishes } from '../line-snapshot.ts';
import { configureStickers, type StickerChoice } from './configure-stickers.ts';
import { snapshotOfStickers, stickerGoods } from './sticker-goods.ts';

/** The engine's price without the position of each sticker on the sheet, which can be computed from the size again. */
type KeptStickerPrice = Omit<StickerPrice, 'layout'> & { readonly layout: Omit<StickerPrice['layout'], 'places'> };

/** Prices stickers from the catalogue, or says why that isn't possible, as a text for the buyer. They ship free. */
export function priceStickers(
  catalogue: Catalogue,
  choice: StickerChoice,
  quantity: number,
  wishes: DesignWishes = noWishes,
): Result<PricedGoods<KeptStickerPrice>> {
  const configured = configureStickers(catalogue, choice);
  if (!configured.ok) return configured;
  const { material, spec, gstRateBps, rates } = configured.value;
  const price = priceSticker({ ...spec, quantity }, rates.card);
  if (!price.ok) return stickersRefused(price);
  const { places: _, ...layout } = price.layout;
  return ok({
    ...stickerGoods(snapshotOfStickers(configured.value, wishes)),
    quantity,
    price: { ...price, layout },
    gstRateBps,
    hsn: material.hsn,
    weightGrams: 0,
    rateCardId: rates.id,
  });
}

/** A refusal of the price engine. */
export const stickersRefused = ({ code, text }: StickerPriceProblem): Result<never> =>
  fail(code === 'material' ? 'not_possible' : 'invalid', text, { field: code === 'size' ? 'length' : code });
