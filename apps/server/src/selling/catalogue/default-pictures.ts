import type { Category, StickerShape, VariantInCatalogue } from '@boxwright/storage';

/** Pictures of entries without one: what most boards, coatings or materials look like. */
export const pictureless = {
  board: '/images/board-fbb-300.webp',
  coating: '/images/coating-none.webp',
  'sticker-material': '/images/sticker-rectangle.webp',
} as const;

export const pictureOfOutline = (outline: StickerShape['outline']): string => `/images/sticker-${outline}.webp`;

/** A category's picture, or else the picture of its first size on offer. */
export const pictureOfCategory = (
  { id, image }: Pick<Category, 'id' | 'image'>,
  variants: readonly VariantInCatalogue[],
): string | null =>
  image ?? variants.find(({ categoryId, status }) => categoryId === id && status === 'Active')?.images[0] ?? null;
