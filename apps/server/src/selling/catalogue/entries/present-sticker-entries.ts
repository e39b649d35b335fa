import type { StickerClassEntry, StickerQuantityEntry, StickerShapeEntry, StickerSizeEntry } from '@boxwright/contract';
import type { StickerClass, StickerQuantity, StickerShape, StickerSize } from '@boxwright/storage';
import { pictureOfOutline } from '../default-pictures.ts';

export const presentShape = (row: StickerShape): StickerShapeEntry => ({
  id: row.id,
  name: row.name,
  outline: row.outline,
  priceClass: row.priceClass,
  image: row.image ?? pictureOfOutline(row.outline),
  position: row.position,
  status: row.status,
  version: row.version,
});

export const presentSize = (row: StickerSize): StickerSizeEntry => ({
  id: row.id,
  shapeId: row.shapeId,
  length: row.length,
  width: row.width,
  position: row.position,
  status: row.status,
  version: row.version,
});

export const presentQuantity = (row: StickerQuantity): StickerQuantityEntry => ({
  id: row.id,
  quantity: row.quantity,
  status: row.status === 'Active' ? 'Yes' : 'No',
  version: row.version,
});

export const presentClass = (row: StickerClass): StickerClassEntry => ({
  code: row.code,
  name: row.name,
  position: row.position,
  status: row.status,
  version: row.version,
});
