import { caliperOf, drawDieline, isStyleId } from '@boxwright/dieline';
import { type BoxView, boxViews, drawBox } from './box/draw-box.ts';
import { artworks } from './brands/artworks.ts';

/** What is asked for, as it stands in the address: nothing in it has been checked. */
export interface PictureRequest {
  readonly style: string;
  /** Length, width and height, as `60x32x90`. */
  readonly size: string;
  readonly query: { readonly [name: string]: unknown };
}

/** A picture that there is: a key of its own, and how to draw it. */
export interface Picture {
  readonly key: string;
  readonly draw: () => string;
}

/** The board that boxes are pictured in: folding box board of 300 gsm. */
const caliper = caliperOf(300, 1.45);

/**
 * Finds the picture of an address: only known names and sizes within the style's limits lead to one, and only what was
 * found in our own tables or read as a number is drawn.
 */
export function findPicture({ style, size, query }: PictureRequest): Picture | undefined {
  const { look, view = 'closed' } = query;
  if (!isStyleId(style) || typeof look !== 'string' || !isBoxView(view)) return undefined;
  const artwork = artworks.get(look);
  const [, ...sides] = /^([1-9]\d{0,2})x([1-9]\d{0,2})x([1-9]\d{0,2})$/.exec(size) ?? [];
  const [length, width, height] = sides.map(Number);
  if (!artwork || length === undefined || width === undefined || height === undefined) return undefined;
  const drawn = drawDieline(style, { length, width, height, caliper });
  if (!drawn.ok) return undefined;
  return { key: `box/${style}/${size}/${look}/${view}`, draw: () => drawBox(drawn.dieline, artwork, view) };
}

const isBoxView = (view: unknown): view is BoxView => boxViews.some((each) => each === view);
