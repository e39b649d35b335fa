import type { CategoryEntry, VariantEntry } from '@boxwright/contract';
import type { Category, Variant } from '@boxwright/storage';

export const presentCategory = (row: Category): CategoryEntry => ({
  id: row.id,
  name: row.itemName,
  industry: row.verticalName,
  route: row.route,
  description: row.description ?? '',
  image: row.image ?? '',
  position: row.position,
  status: row.status,
  version: row.version,
});

export const presentVariantEntry = (row: Variant, image: string): VariantEntry => ({
  id: row.id,
  categoryId: row.categoryId,
  name: row.name,
  publicName: row.publicName,
  style: row.style,
  length: row.lengthMm,
  width: row.widthMm,
  height: row.heightMm,
  hsn: row.hsn,
  shortDescription: row.shortDescription ?? '',
  longDescription: row.longDescription ?? '',
  image,
  position: row.position,
  status: row.status,
  version: row.version,
});
