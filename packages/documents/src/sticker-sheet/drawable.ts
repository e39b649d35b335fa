import type { PDFRef } from '@cantoo/pdf-lib';

/** Something that is drawn into a box: its XObject, and how the unit square of PDF images comes to be it. */
export type Drawable = {
  readonly xObject: PDFRef;
  /** How it is turned for looking at it: EXIF's orientation, 1 to 8. */
  readonly orientation: number;
  /** Its own size; 1 for images, which PDF draws into the unit square. */
  readonly length: number;
  readonly width: number;
};
