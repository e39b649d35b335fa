import type { PlacedArtwork } from './artwork.ts';

/** Configured stickers as stated in the sticker page's URL. Ids are the catalogue's, sizes in mm. */
export interface StatedStickers {
  readonly shapeId: number;
  readonly materialId: number;
  readonly length: number;
  readonly width: number;
  readonly quantity: number;
  readonly artwork?: PlacedArtwork | null;
  /** Whether their buyer wants help with the design. */
  readonly design?: 'help';
  /** Token of the quotation whose price applies. */
  readonly quotation?: string;
  /** The line of the cart that the page changes. */
  readonly lineId?: number;
}

/** URL of the sticker page that shows these stickers; works without signing in. */
export const stickerAddress = (stickers: StatedStickers): string => `/ordercustomstickers?${stickerQuery(stickers)}`;

/** The stickers as the query of that page. */
export function stickerQuery(stickers: StatedStickers): URLSearchParams {
  const { shapeId, materialId, length, width, quantity, artwork, design, quotation, lineId } = stickers;
  const query = new URLSearchParams({
    shape: String(shapeId),
    length: String(length),
    width: String(width),
    quantity: String(quantity),
    material: String(materialId),
  });
  if (artwork) {
    query.set('artwork', artwork.token);
    query.set('fit', artwork.fit);
    query.set('offset', String(artwork.offset));
    query.set('smoothing', String(artwork.smoothing));
    if (artwork.cut) query.set('cut', artwork.cut);
    if (artwork.white) query.set('white', artwork.white);
    if (artwork.place !== undefined) query.set('place', artwork.place);
  }
  if (design !== undefined) query.set('design', design);
  if (quotation !== undefined) query.set('quotation', quotation);
  if (lineId !== undefined) query.set('line', String(lineId));
  return query;
}
