import { fail, firstBroken, ok, stickerPriceRules } from '@boxwright/contract';
import { add, bps, percentOf } from '@boxwright/money';
import type { Handler } from '../../door/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { refuseQuantity } from '../../selling/goods/refuse-quantity.ts';
import { priceStickers } from '../../selling/goods/sticker/price-stickers.ts';

export const GetStickerPrice: Handler<'GetStickerPrice'> = async (input, call) => {
  const { services } = call;
  const company = await readCompany(services.db);
  const broken = firstBroken(stickerPriceRules(company.minimumStickers), input);
  if (broken) return fail('invalid', broken.text, { field: broken.field });
  if (!Number.isInteger(input.quantity)) {
    return fail('invalid', 'Quantity must be a whole number.', { field: 'quantity' });
  }
  const { shape, material } = input;
  const [quantity, length, width] = [input.quantity ?? 0, input.length ?? 0, input.width ?? 0]; // the rules refuse nulls
  const refused = refuseQuantity('sticker', quantity, company, 'quantity');
  if (refused) return refused;
  const choice = { shape, material, length, width };
  const catalogue = await currentCatalogue(services);
  await layOut(call, catalogue, [{ kind: 'sticker', ...choice }]);
  const priced = priceStickers(catalogue, choice, quantity);
  if (!priced.ok) return priced;
  const { price, gstRateBps } = priced.value;
  const { layout } = price;
  const gst = percentOf(price.total, bps(gstRateBps));
  return ok([
    {
      total: price.total,
      unitCost: Number(price.unitCost),
      gst,
      discount: price.discount,
      length,
      bleedLength: fine(price.bleedLength),
      width,
      bleedWidth: fine(price.bleedWidth),
      across: layout.across,
      down: layout.down,
      trailSheets: price.trailSheets,
      totalSheets: price.totalSheets,
      gstRate: gstRateBps / 100,
      totalWithGst: add(price.total, gst),
      perSheet: layout.count,
      bound: layout.bound,
      rateCard: `${price.rateCard.id}-${price.rateCard.version}`,
      engine: price.engineVersion,
    },
  ]);
};

const fine = (millimetres: number): number => Math.round(millimetres * 1000) / 1000;
