import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { choose } from '../../selling/catalogue/choose.ts';
import { readCompany } from '../../selling/company/company.ts';
import { sizeText } from '../../selling/goods/sticker/size-text.ts';
import { stickerStartingPrice } from '../../selling/goods/sticker/sticker-starting-price.ts';

export const GetStickerShapeMaster: Handler<'GetStickerShapeMaster'> = async ({ where }, { services }) => {
  const catalogue = await currentCatalogue(services);
  const { stickers, pictureTexts } = catalogue;
  const { minimumStickers } = await readCompany(services.db);
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
      startingPrice: stickerStartingPrice(shape, catalogue, minimumStickers),
      sizes: sizes.filter(({ shapeId }) => shapeId === shape.id).map(sizeText),
    })),
  );
};
