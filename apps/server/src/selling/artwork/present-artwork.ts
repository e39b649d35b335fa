import type { ArtworkRow, CartRow } from '@boxwright/contract';
import type { Artwork } from '@boxwright/storage';
import { presentOwnCut } from './own-cut.ts';

export const presentArtwork = (artwork: Artwork): ArtworkRow => ({
  token: artwork.token,
  name: artwork.name,
  kind: artwork.kind,
  pixelWidth: artwork.pixelWidth,
  pixelHeight: artwork.pixelHeight,
  byHand: artwork.byHand,
  page: artwork.page,
  pages: artwork.pages,
  ratio: artwork.ratio,
  bleed: artwork.bleed,
  leastPixels: artwork.leastPixels,
  isTransparent: artwork.isTransparent,
  ownCut: presentOwnCut(artwork),
  hasWhite: artwork.whiteKey !== null,
  hasGloss: artwork.glossKey !== null,
  previewWidth: artwork.previewWidth,
  previewHeight: artwork.previewHeight,
});

/** The file that goes with a box, as carts and saved boxes show it. */
export const presentAttached = (
  artwork: { readonly token: string; readonly name: string; readonly place?: string | undefined } | null,
): CartRow['artwork'] => artwork && { token: artwork.token, name: artwork.name, place: artwork.place ?? null };
