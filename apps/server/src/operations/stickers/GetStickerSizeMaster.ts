import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { choose } from '../../selling/catalogue/choose.ts';
import { sizeText } from '../../selling/goods/sticker/size-text.ts';

export const GetStickerSizeMaster: Handler<'GetStickerSizeMaster'> = async ({ where }, { services }) => {
  const { stickers } = await currentCatalogue(services);
  const shown = new Set(stickers.shapes.filter(({ status }) => status === 'Yes').map(({ id }) => id));
  const sizes = stickers.sizes.filter(({ status, shapeId }) => status === 'Yes' && shown.has(shapeId));
  return ok(
    choose(sizes, where).map((size) => ({
      id: size.id,
      shapeId: size.shapeId,
      size: sizeText(size),
      status: size.status,
    })),
  );
};
