import { drawBox as boxOf, caliperOf, drawDieline, isStyleId } from '@boxwright/dieline';
import { artworks, drawBox, drawPlainBox } from '@boxwright/pictures';
import { plainLook, type RequestedPicture } from './find-picture.ts';

/** The board that boxes are pictured in: folding box board of 300 gsm. */
const caliper = caliperOf(300, 1.45);

/**
 * Draws a picture as SVG; null for a size outside the style's limits, and for the print of a plain box. Draws only
 * values from our own tables and parsed numbers, so that no text of the address can become markup.
 */
export function drawPicture({ style, length, width, height, look, view }: RequestedPicture): string | null {
  const size = { length, width, height, caliper };
  if (look === plainLook) {
    if (view === 'print') return null;
    const plain = boxOf(style, size);
    return plain.ok ? drawPlainBox(plain.box, view) : null;
  }
  const artwork = artworks.get(look);
  if (!artwork || !isStyleId(style)) return null;
  const drawn = drawDieline(style, size);
  return drawn.ok ? drawBox(drawn.dieline, artwork, view) : null;
}
