import { caliperOf, drawDieline, isStyleId } from '@boxwright/dieline';
import { type BoxView, boxViews, drawBox } from './box/draw-box.ts';
import { artworks } from './brands/artworks.ts';
import { swatches } from './material/swatches.ts';
import { stickers } from './sticker/stickers.ts';

/** What is asked for, as it stands in the address: nothing in it has been checked. */
export interface PictureRequest {
  readonly kind: 'box' | 'swatch' | 'sticker';
  /** The parts of the path after the kind, without `.svg`. */
  readonly path: readonly string[];
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
export function findPicture({ kind, path, query }: PictureRequest): Picture | undefined {
  const [first = '', second = '', ...more] = path;
  if (more.length > 0) return undefined;
  if (kind === 'box') return findBox(first, second, query);
  const draw = (kind === 'swatch' ? swatches : stickers).get(first);
  return draw && second === '' ? { key: `${kind}/${first}`, draw } : undefined;
}

function findBox(style: string, size: string, { look, view = 'closed' }: PictureRequest['query']): Picture | undefined {
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
