import type { CartRow, StatedStickers } from '@boxwright/contract';

/** The stickers of a line of the cart, as the sticker page takes them; null for other goods. */
export const stickersOf = ({ sticker, quantity, artworkWish }: CartRow): StatedStickers | null =>
  sticker && {
    shapeId: sticker.shapeId,
    materialId: sticker.materialId,
    length: sticker.length,
    width: sticker.width,
    quantity,
    artwork: sticker.artwork,
    ...(artworkWish === 'help' && { design: 'help' as const }),
  };
