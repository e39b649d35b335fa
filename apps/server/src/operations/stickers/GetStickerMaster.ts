import { ok } from '@boxwright/contract';
import type { Handler } from '../../door/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { choose } from '../../selling/catalogue/choose.ts';
import { startingPriceOf } from '../../selling/goods/sticker/configure-stickers.ts';

export const GetStickerMaster: Handler<'GetStickerMaster'> = async ({ where }, { services }) => {
  const { stickers } = await currentCatalogue(services);
  const classes = stickers.classes.flatMap(({ code, name, status }) => {
    const first = stickers.shapes.find((shape) => shape.status === 'Yes' && shape.priceClass === code);
    // A class without a shape can't be ordered.
    if (status !== 'Yes' || !first) return [];
    const least = startingPriceOf(code, stickers);
    return {
      priceClass: code,
      name,
      shapeId: first.id,
      image: first.image ?? '',
      startingPrice: least === null ? null : least / 100,
      status,
    };
  });
  return ok(choose(classes, where));
};
