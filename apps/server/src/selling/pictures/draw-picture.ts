import { caliperOf, drawDieline } from '@boxwright/dieline';
import { artworks, drawBox } from '@boxwright/pictures';
import type { RequestedPicture } from './find-picture.ts';

/** The board that boxes are pictured in: folding box board of 300 gsm. */
const caliper = caliperOf(300, 1.45);

/**
 * Draws a picture as SVG; null for an unknown look or a size outside the style's limits. Draws only values from our own
 * tables and parsed numbers, so that no text of the address can become markup.
 */
export function drawPicture({ style, length, width, height, look, view }: RequestedPicture): string | null {
  const artwork = artworks.get(look);
  const drawn = drawDieline(style, { length, width, height, caliper });
  return artwork && drawn.ok ? drawBox(drawn.dieline, artwork, view) : null;
}
