import { z } from 'zod';
import { stickerOutline, stickerPriceClass } from '../fields/stickers.ts';
import { nameRules, newSizeRules } from '../forms/sticker-entry.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText, id, typedNumber, wholeNumber } from '../kernel/values.ts';

const access = { staff: 'catalogue' } as const;
const shown = z.enum(['Yes', 'No']);
const position = wholeNumber(0, 10_000);
const seen = wholeNumber(1, 2 ** 31 - 1);

const size = record({
  id: field('fld_size_id', z.int()),
  shapeId: field('fld_shape_id', z.int()),
  /** In mm. */
  length: field('length', z.number()),
  width: field('width', z.number()),
  position: field('position', z.int()),
  status: field('status', shown),
  version: field('version', z.int()),
});
export type StickerSizeEntry = z.output<typeof size>;

const shape = record({
  id: field('fld_shape_id', z.int()),
  name: field('fld_shape_name', z.string()),
  outline: field('outline', stickerOutline),
  priceClass: field('price_class', stickerPriceClass),
  image: field('image', z.string()),
  position: field('position', z.int()),
  status: field('status', shown),
  version: field('version', z.int()),
});
export type StickerShapeEntry = z.output<typeof shape>;

const quantity = record({
  id: field('fld_quantity_id', z.int()),
  quantity: field('quantity', z.int()),
  status: field('status', shown),
  version: field('version', z.int()),
});
export type StickerQuantityEntry = z.output<typeof quantity>;

const priceClass = record({
  code: field('price_class', stickerPriceClass),
  name: field('name', z.string()),
  position: field('position', z.int()),
  status: field('status', shown),
  version: field('version', z.int()),
});
export type StickerClassEntry = z.output<typeof priceClass>;

export const officeStickerOperations = {
  GetStickerCatalogue: operation({
    summary:
      'Shapes, sizes, quantities and price classes of stickers as staff edit them, including those that are switched off.',
    method: 'POST',
    access,
    input: record({}),
    output: record({
      shapes: field('shapes', z.array(shape)),
      sizes: field('sizes', z.array(size)),
      quantities: field('quantities', z.array(quantity)),
      classes: field('classes', z.array(priceClass)),
    }),
  }),
  SaveStickerShape: operation({
    summary: 'Adds a shape of stickers, or changes one. Its outline stays, because orders are cut by it.',
    method: 'POST',
    access,
    input: record({
      id: field('fld_shape_id', id.optional()),
      version: field('version', seen.optional()),
      name: field('fld_shape_name', formText(60)),
      /** For a new shape. */
      outline: field('outline', stickerOutline.optional()),
      priceClass: field('price_class', stickerPriceClass),
      position: field('position', position),
      status: field('status', shown),
    }),
    rules: nameRules,
    output: shape,
  }),
  SaveStickerSize: operation({
    summary:
      'Adds a size to a shape, or changes a size’s position and state. Its measures can’t be changed: add another size.',
    method: 'POST',
    access,
    input: record({
      id: field('fld_size_id', id.optional()),
      version: field('version', seen.optional()),
      shapeId: field('fld_shape_id', id),
      length: field('length', typedNumber),
      width: field('width', typedNumber),
      position: field('position', position),
      status: field('status', shown),
    }),
    rules: newSizeRules,
    output: size,
  }),
  SaveStickerQuantity: operation({
    summary: 'Adds a quantity that buyers may choose, or removes one.',
    method: 'POST',
    access,
    input: record({
      id: field('fld_quantity_id', id.optional()),
      version: field('version', seen.optional()),
      quantity: field('quantity', wholeNumber(1, 1_000_000, 'Please enter a quantity from 1 to 10,00,000.')),
      status: field('status', shown),
    }),
    output: quantity,
  }),
  SaveStickerClass: operation({
    summary: 'Changes the name, position or state of a price class of stickers.',
    method: 'POST',
    access,
    input: record({
      code: field('price_class', stickerPriceClass),
      version: field('version', seen),
      name: field('name', formText(60)),
      position: field('position', position),
      status: field('status', shown),
    }),
    rules: nameRules,
    output: priceClass,
  }),
};
