import type { ColourSpace } from '../pdf/colour-space.ts';
import type { Point } from './path.ts';

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

/** A colour as something is painted in it. */
export interface Paint {
  readonly family: ColourSpace['family'];
  /** Those that are printed at all, and how much of each: 0 to 1. Colours of screens have none. */
  readonly inks: readonly string[];
  readonly amounts: readonly number[];
  /** Red, green and blue from 0 to 1, of a colour that is given so. */
  readonly screen: readonly [red: number, green: number, blue: number] | null;
  /** Whether it is the white of the paper. */
  readonly isWhite: boolean;
  readonly overprints: boolean;
  /** Half transparent, masked or blended, by itself or with the group that it is in. */
  readonly isTransparent: boolean;
}

/** What is filled with one colour, and where: some of the places, the first ones. */
export interface FilledAreas {
  readonly paint: Paint;
  readonly places: readonly Place[];
  readonly count: number;
}

/** A closed shape that is filled: a letter in outlines, a bar of a code. */
export interface FilledShape extends Place {
  readonly corners: number;
  readonly isCurved: boolean;
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
  /** Of a picture in the process inks whose pixels were looked at: the most ink at one place, 0 to 4. */
  readonly heaviestInk?: number;
  readonly place: Place;
}

/** A run of text, as it is placed. */
export interface PlacedText extends Place {
  readonly font: string;
  readonly isEmbedded: boolean;
  /** As printed, in points. */
  readonly size: number;
  /** What it says, as far as the font tells; its beginning. */
  readonly words: string;
  /** The direction to which its letters point with their heads: a unit vector, y pointing down. */
  readonly up: Point;
  /** Whether its letters are the wrong way round. */
  readonly isMirrored: boolean;
  readonly paint: Paint;
}

/** Lines of one thickness in one colour. */
export interface DrawnStroke {
  /** As printed, in points; 0 is the thinnest line that a device can draw. */
  readonly thickness: number;
  readonly paint: Paint;
  readonly count: number;
  /** Some of them, the first ones. */
  readonly places: readonly Place[];
}

/** What is painted on a page. */
export interface Painted {
  /** Those of the process, and spot inks by their names; `All` is every plate. */
  readonly inks: readonly string[];
  readonly colours: readonly ColourSpace['family'][];
  readonly pictures: readonly PlacedPicture[];
  readonly texts: readonly PlacedText[];
  readonly strokes: readonly DrawnStroke[];
  readonly fills: readonly FilledAreas[];
  readonly shapes: readonly FilledShape[];
  /** The strokes as lines, curves by points on them; the first ones of very many. */
  readonly lines: readonly (readonly Point[])[];
  readonly overprints: boolean;
  /** Other than Normal. */
  readonly blendModes: readonly string[];
  /** Whether anything is painted half transparent, through a mask, or blended. */
  readonly isTransparent: boolean;
}
