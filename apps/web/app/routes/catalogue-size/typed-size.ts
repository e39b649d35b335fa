import type { VariantEntry } from '@boxwright/contract';

/** The form's fields as typed. Only a new size has an address field: addresses don't change later. */
export interface TypedSize {
  readonly version: string;
  readonly name: string;
  readonly publicName?: string;
  readonly style: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly hsn: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly position: string;
  readonly status: string;
}

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
