import type { Variant } from '@boxwright/contract';
import type { Size } from '@boxwright/dieline';

/** A box that the shop prices at once. */
export type ShopSize = Pick<Variant, 'id' | 'name' | 'itemRoute' | 'length' | 'width' | 'height'>;

/** The size in the shop that comes nearest to one, counted in millimetres over all three measures. */
export const nearestSize = (sizes: readonly ShopSize[], wanted: Size): ShopSize | null => {
  const away = ({ length, width, height }: Size) =>
    Math.abs(length - wanted.length) + Math.abs(width - wanted.width) + Math.abs(height - wanted.height);
  return sizes.toSorted((a, b) => away(a) - away(b))[0] ?? null;
};

export const isSameSize = (one: Size, other: Size): boolean =>
  one.length === other.length && one.width === other.width && one.height === other.height;
