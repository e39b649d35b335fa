/** Files that are taken as artwork, by what their bytes say they are. */
export const artworkKinds = ['png', 'jpeg', 'svg', 'pdf'] as const;
export type ArtworkKind = (typeof artworkKinds)[number];

/** The largest artwork file, in bytes. */
export const largestArtwork = 25 * 1024 * 1024;

/** What print needs of a picture at its printed size, in pixels per inch. */
export const sharpPixelsPerInch = 300;

/** `fill` covers the sticker and its bleed and is cut at the edges; `whole` shows all of the picture. */
export const artworkFits = ['fill', 'whole'] as const;
export type ArtworkFit = (typeof artworkFits)[number];

/** Distance from the picture to the traced cut of the special shape, in mm. */
export const cutOffset = { least: 0, most: 10, usual: 2 } as const;

/** How much the traced cut is rounded, in steps. */
export const cutSmoothing = { least: 0, most: 10, usual: 3 } as const;

/** The size of a traced cut as it is sold and named: in tenths of a millimetre, as exactly as a knife cuts. */
export const cutSize = ({ length, width }: { readonly length: number; readonly width: number }) => ({
  length: tenths(length),
  width: tenths(width),
});

const tenths = (millimetres: number): number => Math.round(millimetres * 10) / 10;

/** A buyer's artwork as it is placed on a sticker. Offset and smoothing count where the cut is traced around it. */
export interface PlacedArtwork {
  readonly token: string;
  readonly fit: ArtworkFit;
  readonly offset: number;
  readonly smoothing: number;
}

/** URL of the artwork as a picture for screens: a WebP, re-encoded by the server. */
export const artworkPreviewAddress = (token: string): string => `/artwork/${token}/preview.webp`;

/** URL of the file as the buyer sent it, to be downloaded. */
export const artworkFileAddress = (token: string): string => `/artwork/${token}/file`;
