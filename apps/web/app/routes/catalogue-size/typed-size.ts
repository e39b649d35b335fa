import type { VariantEntry } from '@boxwright/contract';

export const sizeFields = [
  'version',
  'name',
  'style',
  'length',
  'width',
  'height',
  'hsn',
  'shortDescription',
  'longDescription',
  'position',
  'status',
] as const;

/** Of a new size also its address, which stays then. */
export const newSizeFields = [...sizeFields, 'publicName'] as const;

/** The form's fields as typed. */
export type TypedSize = Readonly<Record<(typeof sizeFields)[number], string>> & { readonly publicName?: string };

export const typedSizeOf = (entry: VariantEntry): TypedSize => ({
  version: String(entry.version),
  name: entry.name,
  style: entry.style,
  length: String(entry.length),
  width: String(entry.width),
  height: String(entry.height),
  hsn: entry.hsn,
  shortDescription: entry.shortDescription,
  longDescription: entry.longDescription,
  position: String(entry.position),
  status: entry.status,
});
