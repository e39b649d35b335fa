import { ok } from '@boxwright/contract';
import { listStickerClasses, listStickerQuantities, listStickerShapes, listStickerSizes } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import {
  presentClass,
  presentQuantity,
  presentShape,
  presentSize,
} from '../../selling/catalogue/entries/present-sticker-entries.ts';

export const GetStickerCatalogue: Handler<'GetStickerCatalogue'> = async (_, { services: { db } }) =>
  ok({
    shapes: (await listStickerShapes(db)).map(presentShape),
    sizes: (await listStickerSizes(db)).map(presentSize),
    quantities: (await listStickerQuantities(db)).map(presentQuantity),
    classes: (await listStickerClasses(db)).map(presentClass),
  });
