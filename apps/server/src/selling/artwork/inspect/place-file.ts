import { type Limits, type Misfit, placementOf, type Target } from '@boxwright/preflight';
import type { PageReading } from '@boxwright/print-files';
import type { ArtworkPlacement } from '@boxwright/storage';

/** How a file lies on what will be cut, or why it doesn't fit. */
export function placeFile(reading: PageReading, target: Target, limits: Limits): ArtworkPlacement | Misfit {
  const placed = placementOf(reading, target, limits.tolerance);
  if (typeof placed === 'string') return placed;
  const { trimmed, bleed } = reading;
  const { matrix, crop } = placed;
  return { length: trimmed.length + 2 * bleed, width: trimmed.width + 2 * bleed, matrix, ...(crop && { crop }) };
}
