import { ok } from '@boxwright/contract';
import { listStickerShapes, listStickerSizes, type StickerShape, type StickerSize } from '@boxwright/storage';
import { choose } from '../../catalogue/choose.ts';
import type { Handler } from '../../door/call.ts';

export const GetStickerShapeMaster: Handler<'GetStickerShapeMaster'> = async ({ where }, { services }) => {
  const shapes = await listStickerShapes(services.db, { status: 'Yes' });
  const sizes = await listStickerSizes(services.db, { status: 'Yes' });
  return ok(
    choose(shapes, where).map((shape) => ({
      id: shape.id,
      name: shape.name,
      image: shape.image ?? '',
      status: shape.status,
      outline: outlineOf(shape),
      startingPrice: startingPriceOf(shape),
      sizes: sizes.filter(({ shapeId }) => shapeId === shape.id).map(sizeText),
    })),
  );
};

const sizeText = ({ length, width }: StickerSize) => `${length} X ${width}`;

/** The outline's name is that of its picture: `/pictures/sticker/round.svg`. */
const outlineOf = ({ image }: StickerShape) => /([\w-]+)\.svg$/.exec(image ?? '')?.[1] ?? 'rectangle';

/** The advertised starting prices, in rupees (document 3): everything but round and square is a special shape. */
const startingPriceOf = (shape: StickerShape) => {
  const outline = outlineOf(shape);
  return outline === 'round' ? 120 : outline === 'rectangle' ? 150 : 110;
};
