import { fail, ok, type Result } from '@boxwright/contract';
import { bps, type Paise, percentOf } from '@boxwright/money';
import {
  priceSticker,
  type StickerShape as StickerOutline,
  type StickerPrice,
  type StickerRateCard,
  type StickerSpec,
} from '@boxwright/pricing';
import type { StickerMaterial, StickerShape } from '@boxwright/storage';
import type { Catalogue } from './snapshot.ts';

/** What a buyer chooses: a shape and a material by id, name or code; sizes in mm. */
export interface StickerOrder {
  readonly shape: string;
  readonly material: string;
  readonly length: number;
  readonly width: number;
  readonly quantity: number;
}

export interface PricedSticker {
  readonly shape: StickerShape;
  readonly material: StickerMaterial;
  readonly price: StickerPrice;
  readonly gstRateBps: number;
  readonly gst: Paise;
}

/** An order as the price engine wants it. */
export interface ConfiguredSticker extends Pick<PricedSticker, 'shape' | 'material' | 'gstRateBps'> {
  readonly spec: StickerSpec;
  readonly card: StickerRateCard;
}

/** Looks an order up in the catalogue, or says in a buyer's words why that can't be had. */
export function configureStickers({ stickers, gstRates }: Catalogue, order: StickerOrder): Result<ConfiguredSticker> {
  const shape = stickers.shapes.find((each) => each.status === 'Yes' && isNamed(order.shape, each, outlineOf(each)));
  if (!shape)
    return fail('not_found', 'This shape is not offered any more. Please choose another.', { field: 'shape' });
  const material = stickers.materials.find(
    (each) => each.status === 'Active' && isNamed(order.material, each, each.code),
  );
  if (!material) {
    const text = 'This material is not offered any more. Please choose another.';
    return fail('not_found', text, { field: 'material' });
  }
  const gstRateBps = gstRates.get(material.hsn);
  if (!stickers.rates || gstRateBps === undefined) {
    return fail('unavailable', 'Prices cannot be worked out at the moment. Please try again later.');
  }
  const { length, width, quantity } = order;
  const spec = { shape: shapeInRates(shape), length, width, quantity, material: material.code };
  return ok({ shape, material, gstRateBps, spec, card: stickers.rates.card });
}

/** Prices stickers from the catalogue, or says in a buyer's words why that can't be done. */
export function priceStickers(catalogue: Catalogue, order: StickerOrder): Result<PricedSticker> {
  const configured = configureStickers(catalogue, order);
  if (!configured.ok) return configured;
  const { shape, material, gstRateBps, spec, card } = configured.value;
  const price = priceSticker(spec, card);
  if (!price.ok) {
    const field = price.code === 'size' ? 'length' : price.code;
    return fail(price.code === 'material' ? 'not_possible' : 'invalid', price.text, { field });
  }
  return ok({ shape, material, price, gstRateBps, gst: percentOf(price.total, bps(gstRateBps)) });
}

const isNamed = (name: string, { id, name: own }: { id: number; name: string }, code: string): boolean =>
  name === String(id) || name.toLowerCase() === own.toLowerCase() || name === code;

/** The outline's name is that of its picture: `/images/sticker-round.webp`. */
export const outlineOf = ({ image }: StickerShape): string =>
  /([\w-]+)\.(?:svg|webp)$/.exec(image ?? '')?.[1]?.replace('sticker-', '') ?? 'rectangle';

/** Everything but round and square is a special shape (document 3). */
const shapeInRates = (shape: StickerShape): StickerOutline => {
  const outline = outlineOf(shape);
  return outline === 'round' || outline === 'rectangle' ? outline : 'special';
};

/** The advertised starting price of a shape: the least that an order of it costs. Null until there are rates. */
export const startingPriceOf = (shape: StickerShape, card: StickerRateCard | undefined): Paise | null =>
  card ? card.least[shapeInRates(shape)] : null;
