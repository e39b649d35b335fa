import { fail, firstBroken, ok, stickerPriceRules } from '@boxwright/contract';
import { add } from '@boxwright/money';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { layOutStickers } from '../../catalogue/layOut.ts';
import { priceStickers } from '../../catalogue/stickers.ts';
import type { Handler } from '../../door/call.ts';
import { readCompany } from '../../settings.ts';

/** More than anybody orders without speaking to us first. */
const mostStickers = 1_000_000;

export const GetStickerPrice: Handler<'GetStickerPrice'> = async (input, call) => {
  const { services } = call;
  const { minimumStickers, email } = await readCompany(services.db);
  const broken = firstBroken(stickerPriceRules(minimumStickers), input);
  if (broken) return fail('invalid', broken.text, { field: broken.field });
  if (!Number.isInteger(input.quantity)) {
    return fail('invalid', 'Quantity must be a whole number.', { field: 'quantity' });
  }
  if ((input.quantity ?? 0) > mostStickers) {
    return fail('not_possible', `For so many stickers please write to us: ${email}`, { field: 'quantity' });
  }
  const { shape, material, quantity, length, width } = input;
  const order = { shape, material, quantity: quantity ?? 0, length: length ?? 0, width: width ?? 0 }; // by the rules
  const catalogue = await currentCatalogue(services);
  await layOutStickers(call, catalogue, order);
  const priced = priceStickers(catalogue, order);
  if (!priced.ok) return priced;
  const { price, gst, gstRateBps } = priced.value;
  const { layout } = price;
  return ok([
    {
      total: price.total,
      unitCost: Number(price.unitCost),
      gst,
      discount: price.discount,
      length: order.length,
      bleedLength: fine(price.bleedLength),
      width: order.width,
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
