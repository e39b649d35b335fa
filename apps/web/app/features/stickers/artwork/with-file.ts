import type { ArtworkRow, PlacedArtwork } from '@boxwright/contract';

/** A file in a place: its own cut line and white are taken only if it has them. */
export const withFile = (
  { cut, white, ...place }: PlacedArtwork,
  { token, ownCut, hasWhite }: Pick<ArtworkRow, 'token' | 'ownCut' | 'hasWhite'>,
): PlacedArtwork => ({
  ...place,
  token,
  ...(cut && ownCut?.why === null ? { cut } : {}),
  ...(white && hasWhite ? { white } : {}),
});
