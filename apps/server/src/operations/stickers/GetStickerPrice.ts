import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { askedStickers } from '../../selling/goods/sticker/asked-stickers.ts';
import { presentStickerPrice } from '../../selling/goods/sticker/present-sticker-price.ts';
import { priceStickers } from '../../selling/goods/sticker/price-stickers.ts';

export const GetStickerPrice: Handler<'GetStickerPrice'> = async (input, call) => {
  const asked = await askedStickers(call, input, input.quantity, await readCompany(call.services.db));
  if (!asked.ok) return asked;
  const { choice, quantity } = asked.value;
  const catalogue = await currentCatalogue(call.services);
  await layOut(call, catalogue, [{ kind: 'sticker', ...choice }]);
  const priced = priceStickers(catalogue, choice, quantity);
  return priced.ok ? ok([presentStickerPrice(priced.value)]) : priced;
};
