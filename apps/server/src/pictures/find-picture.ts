import { isStyleId, type StyleId } from '@boxwright/dieline';
import { type BoxView, boxViews } from './box/draw-box.ts';

/** What is asked for, as it stands in the address: nothing in it has been checked. */
export interface PictureRequest {
  readonly style: string;
  /** Length, width and height, as `60x32x90`. */
  readonly size: string;
  readonly query: { readonly [name: string]: unknown };
}

/** A picture that can be told from every other; whether there is such a box and such a look, drawing it tells. */
export interface PictureAsked {
  readonly style: StyleId;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly look: string;
  readonly view: BoxView;
}

/** Reads the picture of an address: known names, and sizes that are numbers. */
export function findPicture({ style, size, query }: PictureRequest): PictureAsked | undefined {
  const { look, view = 'closed' } = query;
  if (!isStyleId(style) || typeof look !== 'string' || !isBoxView(view)) return undefined;
  const [, ...sides] = /^([1-9]\d{0,2})x([1-9]\d{0,2})x([1-9]\d{0,2})$/.exec(size) ?? [];
  const [length, width, height] = sides.map(Number);
  if (length === undefined || width === undefined || height === undefined || !/^[a-z\d-]{1,40}$/.test(look)) {
    return undefined;
  }
  return { style, length, width, height, look, view };
}

const isBoxView = (view: unknown): view is BoxView => boxViews.some((each) => each === view);
