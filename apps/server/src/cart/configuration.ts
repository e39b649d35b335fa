import { z } from 'zod';
import type { PricedBox } from '../catalogue/priceBox.ts';

const chosen = z.object({ id: z.int(), code: z.string(), name: z.string() });

/** What the buyer chose, kept with a cart line and an order line so that its price can be explained years later. */
const boxConfiguration = z.object({
  style: z.string(),
  /** Inside size in mm. */
  length: z.number(),
  width: z.number(),
  height: z.number(),
  categoryId: z.int(),
  categoryName: z.string(),
  categoryRoute: z.string(),
  variantName: z.string(),
  image: z.string(),
  board: z.object({ ...chosen.shape, gsm: z.int(), family: z.string(), bulk: z.number() }),
  outer: chosen.nullable(),
  inner: chosen.nullable(),
  designType: z.string().nullable(),
  customDescription: z.string().nullable(),
  designId: z.int().nullable(),
  /** On order lines: the cart line that it was made of. */
  cartLineId: z.int().optional(),
});
export type BoxConfiguration = z.output<typeof boxConfiguration>;

/** What a buyer tells us of the artwork. */
export type Design = Pick<BoxConfiguration, 'designType' | 'customDescription' | 'designId'>;

export const noDesign: Design = { designType: null, customDescription: null, designId: null };

/** Reads a stored configuration. Throws on anything but what `configurationOf` wrote. */
export const readConfiguration = (stored: unknown): BoxConfiguration => boxConfiguration.parse(stored);

/** A type alias: jsonb columns want an index signature, which an interface has not. */
export function configurationOf({ variant, board, outer, inner }: PricedBox, design: Design): BoxConfiguration {
  return {
    style: variant.style,
    length: variant.lengthMm,
    width: variant.widthMm,
    height: variant.heightMm,
    categoryId: variant.categoryId,
    categoryName: variant.itemName,
    categoryRoute: variant.categoryRoute,
    variantName: variant.name,
    image: variant.images[0] ?? '',
    board: {
      id: board.id,
      code: board.code,
      name: board.name,
      gsm: board.gsm,
      family: board.family,
      bulk: board.bulk,
    },
    outer: outer && { id: outer.id, code: outer.code, name: outer.name },
    inner: inner && { id: inner.id, code: inner.code, name: inner.name },
    ...design,
  };
}

/** "60 × 32 × 90 mm, Folding Box Board 300 gsm, Gloss Aqueous, inside Liquid and Oil Barrier". */
export function describeConfiguration(configuration: BoxConfiguration): string {
  const { length, width, height, board, outer, inner } = configuration;
  return [
    `${length} × ${width} × ${height} mm`,
    `${board.name} ${board.gsm} gsm`,
    outer === null || outer.code === 'none' ? 'no outer coating' : outer.name,
    ...(inner === null ? [] : [`inside ${inner.name}`]),
  ].join(', ');
}
