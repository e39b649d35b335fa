import { megabyte } from './file-size.ts';

/** The kinds of artwork files that are accepted, as recognised from their bytes. */
export const artworkKinds = ['png', 'jpeg', 'webp', 'avif', 'tiff', 'svg', 'pdf'] as const;

/** The same, as buyers read them. Files of Illustrator are PDFs inside. */
export const artworkKindWords = 'PNG, JPEG, WebP, AVIF, TIFF, SVG, PDF or AI';

/** What a file field of a page lets buyers choose. */
export const acceptedArtwork =
  'image/png,image/jpeg,image/webp,image/avif,image/tiff,image/svg+xml,application/pdf,.png,.jpg,.jpeg,.webp,.avif,.tif,.tiff,.svg,.pdf,.ai';
export type ArtworkKind = (typeof artworkKinds)[number];

/** The largest artwork file, in bytes; it is sent in parts. */
export const largestArtwork = 500 * megabyte;

/** The largest file that is sent in one request. */
export const largestAtOnce = 25 * megabyte;

/** Larger files are kept as they are, and people look at them: reading them takes more memory than one file gets. */
export const largestInspected = 100 * megabyte;

/** The largest part of a file that is sent in parts. */
export const uploadPart = 4 * megabyte;

/** Takes files in parts, by version 1.0.0 of the tus protocol (https://tus.io). */
export const uploadsAddress = '/artwork/uploads';

/** Makes an artwork of a file whose parts have all arrived. */
export const finishedUploadAddress = (token: string): string => `${uploadsAddress}/${token}/finish`;

/** Pixels per inch that a picture needs at its printed size. */
export const sharpPixelsPerInch = 300;

/** `fill` covers the sticker and its bleed and is cut at the edges; `whole` shows the whole picture. */
export const artworkFits = ['fill', 'whole'] as const;
export type ArtworkFit = (typeof artworkFits)[number];

/** Distance from the picture to the traced cut of the special shape, in mm. */
export const cutOffset = { least: 0, most: 10, usual: 2 } as const;

/** How much the traced cut is rounded, in steps. */
export const cutSmoothing = { least: 0, most: 10, usual: 3 } as const;

/** The size of a traced cut as sold and printed: in tenths of a millimetre, which is as exact as a knife cuts. */
export const cutSize = ({ length, width }: { readonly length: number; readonly width: number }) => ({
  length: tenths(length),
  width: tenths(width),
});

const tenths = (millimetres: number): number => Math.round(millimetres * 10) / 10;

/** A buyer's artwork as placed on a sticker. Offset and smoothing matter only if the cut is traced around it. */
export interface PlacedArtwork {
  readonly token: string;
  readonly fit: ArtworkFit;
  readonly offset: number;
  readonly smoothing: number;
  /** The line that is cut in the special shape: the file's own; one around the picture if it is absent. */
  readonly cut?: 'own' | undefined;
  /** The white of a material that has some: the file's own; all that is printed has white below it if it is absent. */
  readonly white?: 'own' | undefined;
  /** Where the buyer has put it on a fixed outline, as `writePlace` writes it; absent where `fit` says it. */
  readonly place?: string | undefined;
}

/** URL of the artwork as a picture for screens: a WebP, re-encoded by the server. */
export const artworkPreviewAddress = (token: string): string => `/artwork/${token}/preview.webp`;

/** URL of the white that the file has: a WebP in white, as opaque as there is ink. */
export const artworkWhiteAddress = (token: string): string => `/artwork/${token}/white.webp`;

/** URL of where the file has a varnish that shines, in the same way. */
export const artworkGlossAddress = (token: string): string => `/artwork/${token}/gloss.webp`;

/** URL that downloads what is printed of the file: of a PDF, its drawing alone, written anew. */
export const artworkPrintAddress = (token: string): string => `/artwork/${token}/print`;

/** URL that takes another page of the same file, as an artwork of its own. */
export const artworkPageAddress = (token: string, page: number): string => `/artwork/${token}/pages/${page}`;

/**
 * Which page of a file is printed inside a box whose outside is printed with this artwork: the next one; null where it is
 * the last.
 */
export const insidePageOf = ({ page, pages }: { readonly page: number; readonly pages: number }): number | null =>
  page < pages ? page + 1 : null;

/** URL of the page that is printed inside, as a picture for screens. */
export const artworkInsideAddress = (token: string): string => `/artwork/${token}/inside.webp`;

/** URL that downloads the file as the buyer sent it. */
export const artworkFileAddress = (token: string): string => `/artwork/${token}/file`;
