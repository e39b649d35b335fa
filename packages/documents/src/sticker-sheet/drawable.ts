import type { PDFRef } from '@cantoo/pdf-lib';

/** Something that is drawn into a box: its XObject, and the size and turn that map it onto PDF's unit square. */
export type Drawable = {
  readonly xObject: PDFRef;
  /** The turn with which it is viewed: EXIF's orientation, 1 to 8. */
  readonly orientation: number;
  /** Its own size; 1 for images, which PDF draws into the unit square. */
  readonly length: number;
  readonly width: number;
};
