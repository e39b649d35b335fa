import { artworkGlossAddress, artworkPreviewAddress, type Output } from '@boxwright/contract';
import type { BoxArtwork } from '../../../features/dieline/box-artwork.ts';

/** The file as it lies on the folded box; null without one, while it is checked, and if it doesn't fit. */
export const foldedArtwork = (
  token: string | null,
  checked: Output<'GetArtworkPlacement'> | null,
): BoxArtwork | null => {
  if (token === null || checked === null || checked.placement === null) return null;
  const { face, placement, shines } = checked;
  return {
    href: artworkPreviewAddress(token),
    gloss: shines ? artworkGlossAddress(token) : null,
    face,
    placed: placement,
  };
};
