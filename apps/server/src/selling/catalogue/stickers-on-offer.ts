import type { StickerRateCard } from '@boxwright/pricing';
import {
  type Db,
  listStickerClasses,
  listStickerMaterials,
  listStickerQuantities,
  listStickerShapes,
  listStickerSizes,
  rateCardInForce,
  type StickerClass,
  type StickerMaterial,
  type StickerQuantity,
  type StickerShape,
  type StickerSize,
} from '@boxwright/storage';
import { pictureless, pictureOfOutline } from './default-pictures.ts';
import { materialsOnOffer, shapesOnOffer } from './on-offer.ts';
import { stickerRateCard } from './sticker-rate-card.ts';

/** The stickers of the catalogue, including inactive rows that cart lines and orders still refer to. */
export interface StickersOnOffer {
  readonly classes: readonly StickerClass[];
  readonly shapes: readonly StickerShape[];
  readonly sizes: readonly StickerSize[];
  readonly quantities: readonly StickerQuantity[];
  readonly materials: readonly StickerMaterial[];
  /** Null until a rate card for stickers is in force, and while that card is broken. */
  readonly rates: { readonly id: number; readonly version: string; readonly card: StickerRateCard } | null;
  /** The error in the card in force. Pricing stickers throws it; boxes are still sold. */
  readonly brokenCard: Error | null;
}

/** Reads what is on offer on a day. */
export async function readStickers(db: Db, day: string): Promise<StickersOnOffer> {
  const rates = await rateCardInForce(db, day, 'sticker');
  const card = rates && stickerRateCard.safeParse(rates.card);
  const classes = await listStickerClasses(db);
  const sizes = await listStickerSizes(db);
  const shapes = shapesOnOffer(await listStickerShapes(db), sizes, classes);
  const materials = materialsOnOffer(await listStickerMaterials(db), card?.success ? card.data : null);
  return {
    classes,
    shapes: shapes.map((shape) => ({ ...shape, image: shape.image ?? pictureOfOutline(shape.outline) })),
    sizes,
    quantities: await listStickerQuantities(db),
    materials: materials.map((material) => ({ ...material, image: material.image ?? pictureless['sticker-material'] })),
    rates: rates && card?.success ? { id: rates.id, version: rates.version, card: card.data } : null,
    brokenCard: card?.error ?? null,
  };
}
