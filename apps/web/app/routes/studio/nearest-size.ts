import type { Variant } from '@boxwright/contract';
import type { Size } from '@boxwright/dieline';

/** A box with an online price. */
export type ShopSize = Pick<Variant, 'id' | 'name' | 'itemRoute' | 'length' | 'width' | 'height'>;

/** The shop's size with the smallest sum of differences over all three measures. */
export const nearestSize = (sizes: readonly ShopSize[], wanted: Size): ShopSize | null => {
  const away = ({ length, width, height }: Size) =>
    Math.abs(length - wanted.length) + Math.abs(width - wanted.width) + Math.abs(height - wanted.height);
  return sizes.toSorted((a, b) => away(a) - away(b))[0] ?? null;
};

export const isSameSize = (one: Size, other: Size): boolean =>
  one.length === other.length && one.width === other.width && one.height === other.height;
