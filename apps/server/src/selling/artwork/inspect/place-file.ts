import { type Limits, type Misfit, placementOf, type Target } from '@boxwright/preflight';
import { type PageReading, pictureReading } from '@boxwright/print-files';
import type { Artwork, ArtworkPlacement } from '@boxwright/storage';

/** How a file lies on what will be cut, or why it doesn't fit. */
export function placeFile(reading: PageReading, target: Target, limits: Limits): ArtworkPlacement | Misfit {
  const placed = placementOf(reading, target, limits.tolerance);
  if (typeof placed === 'string') return placed;
  const { trimmed, bleed } = reading;
  const { matrix, crop } = placed;
  return { length: trimmed.length + 2 * bleed, width: trimmed.width + 2 * bleed, matrix, ...(crop && { crop }) };
}

/**
 * The same of a picture, whose proportions say all: nothing has to be decoded again. Null for a picture that doesn't fit,
 * and for other files.
 */
export function placePicture(
  { kind, byHand, pixelWidth, pixelHeight }: Pick<Artwork, 'kind' | 'byHand' | 'pixelWidth' | 'pixelHeight'>,
  target: Target,
  limits: Limits,
): ArtworkPlacement | null {
  if (byHand || kind === 'pdf' || kind === 'svg' || pixelWidth === null || pixelHeight === null) return null;
  const placed = placeFile(
    pictureReading({ pixelWidth, pixelHeight, colours: 'RGB', isCalibrated: false, isLineArt: false }),
    target,
    limits,
  );
  return typeof placed === 'string' ? null : placed;
}
