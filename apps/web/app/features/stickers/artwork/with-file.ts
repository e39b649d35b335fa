import type { ArtworkRow, PlacedArtwork } from '@boxwright/contract';

/** A file in a place: its own cut line and white are taken only if it has them, another file isn't put where one was. */
export const withFile = (
  { cut, white, place, ...lies }: PlacedArtwork,
  { token, ownCut, hasWhite }: Pick<ArtworkRow, 'token' | 'ownCut' | 'hasWhite'>,
): PlacedArtwork => ({
  ...lies,
  token,
  ...(cut && ownCut?.why === null ? { cut } : {}),
  ...(white && hasWhite ? { white } : {}),
  ...(place !== undefined && lies.token === token ? { place } : {}),
});
