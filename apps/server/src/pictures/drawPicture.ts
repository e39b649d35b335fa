import { caliperOf, drawDieline } from '@boxwright/dieline';
import { drawBox } from './box/draw-box.ts';
import { artworks } from './brands/artworks.ts';
import type { PictureAsked } from './find-picture.ts';

/** The board that boxes are pictured in: folding box board of 300 gsm. */
const caliper = caliperOf(300, 1.45);

/**
 * Draws a picture as SVG; null where there is no such look, or the style's limits allow no such box. Only what was found
 * in our own tables or read as a number is drawn.
 */
export function drawPicture({ style, length, width, height, look, view }: PictureAsked): string | null {
  const artwork = artworks.get(look);
  const drawn = drawDieline(style, { length, width, height, caliper });
  return artwork && drawn.ok ? drawBox(drawn.dieline, artwork, view) : null;
}
