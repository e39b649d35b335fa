import type { CartonPrice } from '@boxwright/pricing';
import type { CartLine } from '@boxwright/storage';
import { z } from 'zod';
import type { BoxChoice, ConfiguredBox } from '../catalogue/priceBox.ts';

const chosen = z.object({ id: z.int(), code: z.string(), name: z.string() });

/** A price that a quotation promised. */
export const quotedPrice = z.object({
  number: z.string(),
  /** The last day on which it holds, `YYYY-MM-DD` in India. */
  validUntil: z.string(),
  quantity: z.int(),
  rateCardId: z.int(),
  weightGrams: z.int(),
  /** As the price engine made it. */
  price: z.custom<CartonPrice>((value) => typeof value === 'object' && value !== null),
});
export type QuotedPrice = z.output<typeof quotedPrice>;

/** What the buyer chose, kept with a cart line and an order line so that its price can be explained years later. */
export const boxConfiguration = z.object({
  style: z.string(),
  /** Inside size in mm. */
  length: z.number(),
  width: z.number(),
  height: z.number(),
  /** Whether the size is the buyer's own, not the variant's. */
  isOwnSize: z.boolean().default(false),
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
  /** The quotation that the box was put into the cart by. */
  quotation: quotedPrice.nullable().default(null),
  /** On order lines: the cart line that it was made of. */
  cartLineId: z.int().optional(),
});
export type BoxConfiguration = z.output<typeof boxConfiguration>;

/** What a buyer brings besides the box: what they tell us of the artwork, and a quotation that they were given. */
export type Design = Pick<BoxConfiguration, 'designType' | 'customDescription' | 'designId' | 'quotation'>;

export const noDesign: Design = { designType: null, customDescription: null, designId: null, quotation: null };

/** Reads a stored configuration. Throws on anything but what `configurationOf` wrote. */
export const readConfiguration = (stored: unknown): BoxConfiguration => boxConfiguration.parse(stored);

/** The configuration of a box as it is offered now, with what the buyer brings. */
export function configurationOf(box: ConfiguredBox, design: Design): BoxConfiguration {
  const { variant, board, outer, inner, spec } = box;
  const { designType, customDescription, designId, quotation } = design;
  const { length, width, height } = spec;
  return {
    style: spec.style,
    length,
    width,
    height,
    isOwnSize: box.isOwnSize,
    categoryId: variant.categoryId,
    categoryName: variant.itemName,
    categoryRoute: variant.categoryRoute,
    variantName: nameOf(box),
    image: pictureOf(box),
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
    designType,
    customDescription,
    designId,
    quotation,
  };
}

/** Its photograph; of a size of one's own the drawing to scale. */
function pictureOf({ variant, isOwnSize, spec }: ConfiguredBox): string {
  const drawn = variant.images.find((image) => image.includes('.svg'));
  return isOwnSize ? picturedIn(drawn ?? '', spec) : (variant.images[0] ?? '');
}

/** What a box is called: its variant, or its category where the variant's name would tell another size. */
export const nameOf = ({ variant, isOwnSize }: Pick<ConfiguredBox, 'variant' | 'isOwnSize'>): string =>
  isOwnSize ? `${variant.itemName}, made to measure` : variant.name;

/** Addresses of drawn pictures name the size in whole millimetres. */
const picturedIn = (image: string, { length, width, height }: ConfiguredBox['spec']): string =>
  image.replace(/\/\d+x\d+x\d+\.svg/, `/${[length, width, height].map(Math.round).join('x')}.svg`);

/** What a stored configuration asks for today. */
export const choiceOf = (
  { isOwnSize, length, width, height, board, outer, inner }: BoxConfiguration,
  variantId: number,
  quantity: number,
): BoxChoice => ({
  variantId,
  boardId: board.id,
  outerCoatingId: outer?.id ?? null,
  innerCoatingId: inner?.id ?? null,
  ...(isOwnSize ? { length, width, height } : {}),
  quantity,
});

/** What a stored line asks for today. */
export const choiceOfLine = ({ configuration, variantId, quantity }: CartLine): BoxChoice =>
  choiceOf(readConfiguration(configuration), variantId ?? 0, quantity);

/** Whether a stored configuration is this very box, whatever is printed on it. */
export const isSameBox = (stored: BoxConfiguration, { spec, board, outer, inner }: ConfiguredBox): boolean =>
  stored.style === spec.style &&
  stored.length === spec.length &&
  stored.width === spec.width &&
  stored.height === spec.height &&
  stored.board.id === board.id &&
  (stored.outer?.id ?? null) === (outer?.id ?? null) &&
  (stored.inner?.id ?? null) === (inner?.id ?? null);

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

/** What a document says of a box, in reading order. */
export function detailsOf({ length, width, height, board, outer, inner, customDescription }: BoxConfiguration) {
  const told = [
    ['Inside size', `${length} × ${width} × ${height} mm`],
    ['Board', `${board.name} ${board.gsm} gsm`],
    ['Outer coating', outer?.name ?? 'None'],
    ['Inner coating', inner?.name ?? 'None'],
    ['Design', customDescription ?? ''],
  ] as const;
  return told.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}
