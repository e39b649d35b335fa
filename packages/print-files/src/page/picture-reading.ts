import type { PlacedPicture } from '../content/painted.ts';
import type { PageReading } from './reading.ts';

interface PictureFacts
  extends Pick<PlacedPicture, 'pixelWidth' | 'pixelHeight' | 'colours' | 'isCalibrated' | 'isLineArt'> {
  readonly heaviestInk?: number;
  readonly pages?: number;
}

/** The reading of a file that is one picture. It has no size until it is placed: a pixel is a millimetre. */
export function pictureReading({ pages = 1, ...facts }: PictureFacts): PageReading {
  const size = { length: facts.pixelWidth, width: facts.pixelHeight };
  const inks =
    { Gray: ['Black'], CMYK: ['Cyan', 'Magenta', 'Yellow', 'Black'] }[facts.colours as 'Gray' | 'CMYK'] ?? [];
  return {
    ...emptyReading,
    trimmed: size,
    hasSize: false,
    pages,
    inks,
    colours: [facts.colours],
    pictures: [{ ...facts, pixelsPerInch: 25.4, place: { x: 0, y: 0, ...size } }],
  };
}

/** A page on which nothing is. */
export const emptyReading: PageReading = {
  trimmed: { length: 0, width: 0 },
  bleed: 0,
  hasSize: true,
  pages: 1,
  layers: [],
  cutLines: [],
  ownCut: null,
  leftOut: [],
  title: '',
  subject: '',
  inks: [],
  colours: [],
  pictures: [],
  texts: [],
  strokes: [],
  fills: [],
  shapes: [],
  lines: [],
  overprints: false,
  blendModes: [],
  isTransparent: false,
};
