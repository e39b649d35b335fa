import { asc } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { StickerClass, StickerMaterial, StickerQuantity, StickerShape, StickerSize } from '../../rows.ts';
import {
  stickerClasses,
  stickerMaterials,
  stickerQuantities,
  stickerShapes,
  stickerSizes,
} from '../../schema/stickers.ts';
import { equalTo, type Filter } from '../equal-to.ts';

export function listStickerClasses(db: DbOrTx): Promise<StickerClass[]> {
  return db.select().from(stickerClasses).orderBy(asc(stickerClasses.position), asc(stickerClasses.code));
}

export function listStickerShapes(db: DbOrTx, filter: Filter<StickerShape> = {}): Promise<StickerShape[]> {
  return db
    .select()
    .from(stickerShapes)
    .where(equalTo(stickerShapes, filter))
    .orderBy(asc(stickerShapes.position), asc(stickerShapes.id));
}

export function listStickerSizes(db: DbOrTx, filter: Filter<StickerSize> = {}): Promise<StickerSize[]> {
  return db
    .select()
    .from(stickerSizes)
    .where(equalTo(stickerSizes, filter))
    .orderBy(asc(stickerSizes.position), asc(stickerSizes.id));
}

export function listStickerMaterials(db: DbOrTx, filter: Filter<StickerMaterial> = {}): Promise<StickerMaterial[]> {
  return db
    .select()
    .from(stickerMaterials)
    .where(equalTo(stickerMaterials, filter))
    .orderBy(asc(stickerMaterials.position), asc(stickerMaterials.id));
}

export function listStickerQuantities(db: DbOrTx, filter: Filter<StickerQuantity> = {}): Promise<StickerQuantity[]> {
  return db
    .select()
    .from(stickerQuantities)
    .where(equalTo(stickerQuantities, filter))
    .orderBy(asc(stickerQuantities.quantity));
}
