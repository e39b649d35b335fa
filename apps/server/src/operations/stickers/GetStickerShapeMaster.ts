import { ok } from '@boxwright/contract';
import type { Handler } from '../../door/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { choose } from '../../selling/catalogue/choose.ts';
import { startingPriceOf } from '../../selling/goods/sticker/configure-stickers.ts';
import { sizeText } from '../../selling/goods/sticker/size-text.ts';

export const GetStickerShapeMaster: Handler<'GetStickerShapeMaster'> = async ({ where }, { services }) => {
  const { stickers, pictureTexts } = await currentCatalogue(services);
  const shapes = stickers.shapes.filter(({ status }) => status === 'Yes');
  const sizes = stickers.sizes.filter(({ status }) => status === 'Yes');
  return ok(
    choose(shapes, where).map((shape) => ({
      id: shape.id,
      name: shape.name,
      image: shape.image ?? '',
      imageAlt: pictureTexts.get(shape.image ?? '') ?? '',
      status: shape.status,
      outline: shape.outline,
      priceClass: shape.priceClass,
      startingPrice: (startingPriceOf(shape.priceClass, stickers) ?? 0) / 100,
      sizes: sizes.filter(({ shapeId }) => shapeId === shape.id).map(sizeText),
    })),
  );
};
