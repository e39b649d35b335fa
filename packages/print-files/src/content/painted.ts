import type { ColourSpace } from '../pdf/colour-space.ts';

/** In millimetres. */
export interface Size {
  readonly length: number;
  readonly width: number;
}

/** In millimetres from the upper left corner of what is printed, bleed included. */
export interface Place extends Size {
  readonly x: number;
  readonly y: number;
}

/** A picture of pixels, as it is placed. */
export interface PlacedPicture {
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** In the size of the file, in the direction in which there are fewer. */
  readonly pixelsPerInch: number;
  readonly colours: ColourSpace['family'];
  /** Whether a profile or a calibration says how its colours look. */
  readonly isCalibrated: boolean;
  /** One bit a pixel, as line art and masks have. */
  readonly isLineArt: boolean;
  readonly place: Place;
}

/** A run of text, as it is placed. */
export interface PlacedText {
  readonly font: string;
  readonly isEmbedded: boolean;
  /** As printed, in points. */
  readonly size: number;
  readonly inks: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** Lines of one thickness in the same inks. */
export interface DrawnStroke {
  /** As printed, in points; 0 is the thinnest line that a device can draw. */
  readonly thickness: number;
  readonly inks: readonly string[];
  readonly count: number;
}

/** What is painted on a page. */
export interface Painted {
  /** Those of the process, and spot inks by their names; `All` is every plate. */
  readonly inks: readonly string[];
  readonly colours: readonly ColourSpace['family'][];
  readonly pictures: readonly PlacedPicture[];
  readonly texts: readonly PlacedText[];
  readonly strokes: readonly DrawnStroke[];
  readonly overprints: boolean;
  /** Other than Normal. */
  readonly blendModes: readonly string[];
  /** Whether anything is painted half transparent, through a mask, or blended. */
  readonly isTransparent: boolean;
}
