import { boxStyleOf, isStyleId } from '@boxwright/dieline';
import { artworks, type BoxView, boxViews } from '@boxwright/pictures';

/** The look without print, which every style has. */
export const plainLook = 'plain';

/** The parts of the address, unchecked. */
export interface PictureRequest {
  readonly style: string;
  /** Length, width and height, as `60x32x90`. */
  readonly size: string;
  readonly query: { readonly [name: string]: unknown };
}

/** A parsed request. Drawing finds out whether there is such a box. */
export interface RequestedPicture {
  readonly style: string;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly look: string;
  readonly view: BoxView;
}

/** Parses an address: known style and view names, numeric sizes. */
export function findPicture({ style, size, query }: PictureRequest): RequestedPicture | undefined {
  const { look, view = 'closed' } = query;
  if (!boxStyleOf(style) || typeof look !== 'string' || !isBoxView(view)) return undefined;
  const [, ...sides] = /^([1-9]\d{0,2})x([1-9]\d{0,2})x([1-9]\d{0,2})$/.exec(size) ?? [];
  const [length, width, height] = sides.map(Number);
  if (length === undefined || width === undefined || height === undefined || !/^[a-z\d-]{1,40}$/.test(look)) {
    return undefined;
  }
  return { style, length, width, height, look: isPrinted(style, look) ? look : plainLook, view };
}

/**
 * Whether the style has this print: prints are laid out for the panels of tuck boxes. Stored lines may name a print
 * that was removed since; their picture is the same box without print.
 */
const isPrinted = (style: string, look: string): boolean => isStyleId(style) && artworks.has(look);

const isBoxView = (view: unknown): view is BoxView => boxViews.some((each) => each === view);
