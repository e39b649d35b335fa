import { ok } from '@boxwright/contract';
import { listStickerSizes, type StickerSize } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { choose } from '../../selling/catalogue/choose.ts';
import { outlineOf, startingPriceOf } from '../../selling/goods/sticker/configure-stickers.ts';

export const GetStickerShapeMaster: Handler<'GetStickerShapeMaster'> = async ({ where }, { services }) => {
  const { stickers } = await currentCatalogue(services);
  const shapes = stickers.shapes.filter(({ status }) => status === 'Yes');
  const sizes = await listStickerSizes(services.db, { status: 'Yes' });
  return ok(
    choose(shapes, where).map((shape) => ({
      id: shape.id,
      name: shape.name,
      image: shape.image ?? '',
      status: shape.status,
      outline: outlineOf(shape),
      startingPrice: (startingPriceOf(shape, stickers.rates?.card) ?? 0) / 100,
      sizes: sizes.filter(({ shapeId }) => shapeId === shape.id).map(sizeText),
    })),
  );
};

const sizeText = ({ length, width }: StickerSize) => `${length} X ${width}`;
