import type { StickerPriceRow } from '@boxwright/contract';
import { add, bps, percentOf } from '@boxwright/money';
import type { BuyersPrice } from '../buyers-price.ts';
import type { PricedGoods } from '../goods.ts';
import { toThousandths } from '../to-thousandths.ts';
import { stickerFigures } from './sticker-figures.ts';

/** The answer's fields. GST is at the tax table's rate, rounded once, as the place of supply isn't known yet. */
export function presentStickerPrice(
  { price, gstRateBps, columns }: PricedGoods,
  buyers: BuyersPrice = { total: price.total, listTotal: null, priceList: null },
): StickerPriceRow {
  const { total } = buyers;
  const { unitCost, discount, bleedLength, bleedWidth, trailSheets, totalSheets, layout } = stickerFigures.parse(price);
  const gst = percentOf(total, bps(gstRateBps));
  return {
    ...buyers,
    // What price lists take off stands beside it.
    unitCost: Number(unitCost),
    gst,
    discount,
    length: columns.length,
    bleedLength: toThousandths(bleedLength),
    width: columns.width,
    bleedWidth: toThousandths(bleedWidth),
    across: layout.across,
    down: layout.down,
    trailSheets,
    totalSheets,
    gstRate: gstRateBps / 100,
    totalWithGst: add(total, gst),
    perSheet: layout.count,
    bound: layout.bound,
    rateCard: `${price.rateCard.id}-${price.rateCard.version}`,
    engine: price.engineVersion,
  };
}
