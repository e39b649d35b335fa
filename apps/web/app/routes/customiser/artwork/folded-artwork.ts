import { artworkGlossAddress, artworkInsideAddress, artworkPreviewAddress } from '@boxwright/contract';
import type { BoxArtwork } from '../../../features/dieline/box-artwork.ts';
import type { LaidOnBox } from './use-artwork-check.ts';

/** The file as it lies on the folded box; null without one, until that is known, and if it doesn't fit. */
export const foldedArtwork = (token: string | null, laid: LaidOnBox | null): BoxArtwork | null => {
  if (token === null || laid === null || laid.placement === null) return null;
  const { face, placement, shines, insidePlacement } = laid;
  return {
    href: artworkPreviewAddress(token),
    gloss: shines ? artworkGlossAddress(token) : null,
    face,
    placed: placement,
    inside: insidePlacement ? { href: artworkInsideAddress(token), placed: insidePlacement } : null,
  };
};
