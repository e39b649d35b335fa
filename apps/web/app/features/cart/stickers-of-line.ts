import type { CartRow, StatedStickers } from '@boxwright/contract';

/** The stickers of a line of the cart, as the sticker page takes them; null for other goods. */
export const stickersOf = ({ sticker, length, width, quantity }: CartRow): StatedStickers | null =>
  sticker && {
    shapeId: sticker.shapeId,
    materialId: sticker.materialId,
    length,
    width,
    quantity,
    artwork: sticker.artwork,
  };
