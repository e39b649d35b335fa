import { paintOf } from '../content/paint.ts';
import type { Place } from '../content/painted.ts';
import { emptyReading } from '../page/picture-reading.ts';
import type { PageReading } from '../page/reading.ts';
import type { SvgLines } from './own-parts.ts';
import { placedPictures } from './placed-pictures.ts';

interface SvgFacts {
  /** Of the whole drawing, in pixels of CSS, and whether the file says it in units of length. */
  readonly width: number;
  readonly height: number;
  readonly hasUnits: boolean;
  /** Pixels of each picture by its address. */
  readonly pictures: ReadonlyMap<string, { readonly width: number; readonly height: number }>;
  /** Its lines and white for the printer, which aren't in the text any more. */
  readonly lines: SvgLines;
}

/** A pixel of CSS in mm. */
const pixel = 25.4 / 96;

/**
 * The reading of what is printed of a drawing: its size and its pictures. Its colours are those of screens. Printed lines
 * and type, which style sheets and groups change, aren't read; text isn't taken at all.
 */
export function svgReading(text: string, { width, height, hasUnits, pictures, lines }: SvgFacts): PageReading {
  const inMm = ({ x, y, length, width: across }: Place): Place => ({
    x: x * pixel,
    y: y * pixel,
    length: length * pixel,
    width: across * pixel,
  });
  return {
    ...emptyReading,
    ...lines,
    trimmed: { length: width * pixel, width: height * pixel },
    hasSize: hasUnits,
    colours: ['RGB'],
    fills: coloursIn(text).map((screen) => ({
      paint: paintOf({ space: { family: 'RGB', inks: [], isCalibrated: false }, values: screen }),
      places: [],
      count: 1,
    })),
    pictures: placedPictures(text, { width, height }, pictures).map(({ place, ...picture }) => ({
      ...picture,
      colours: 'RGB',
      isCalibrated: true,
      isLineArt: false,
      place: inMm(place),
    })),
  };
}

/** The colours that are written as numbers, wherever they are used. */
function coloursIn(text: string): (readonly [number, number, number])[] {
  const found = new Set(
    [...text.matchAll(/(?:fill|stroke|stop-color)\s*[:=]\s*["']?\s*#([0-9a-f]{6}|[0-9a-f]{3})\b/gi)].map(
      ([, digits = '']) => (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase(),
    ),
  );
  return [...found].map((digits) => {
    const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return [channel(0), channel(2), channel(4)];
  });
}
