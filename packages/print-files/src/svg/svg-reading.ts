import { paintOf } from '../content/paint.ts';
import type { Place } from '../content/painted.ts';
import { emptyReading } from '../page/picture-reading.ts';
import type { PageReading } from '../page/reading.ts';
import type { SvgLines } from './own-parts.ts';
import { placesOfColours } from './painted-colours.ts';
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

/** Of one colour. */
const mostPlaces = 24;
/** A pixel of CSS in mm. */
const pixel = 25.4 / 96;

/**
 * The reading of what is printed of a drawing: its size, its pictures, and its colours, which are those of screens, with
 * the places of shapes in them. Thicknesses of lines and type aren't read; text isn't taken at all.
 */
export function svgReading(text: string, { width, height, hasUnits, pictures, lines }: SvgFacts): PageReading {
  const inMm = ({ x, y, length, width: across }: Place): Place => ({
    x: x * pixel,
    y: y * pixel,
    length: length * pixel,
    width: across * pixel,
  });
  const places = new Map<string, readonly Place[]>();
  for (const [colour, some] of placesOfColours(text, { width, height })) {
    const digits = sixDigits(colour);
    places.set(digits, [...(places.get(digits) ?? []), ...some]);
  }
  return {
    ...emptyReading,
    ...lines,
    trimmed: { length: width * pixel, width: height * pixel },
    hasSize: hasUnits,
    colours: ['RGB'],
    fills: coloursIn(text).map((digits) => {
      const all = places.get(digits) ?? [];
      return {
        paint: screenPaint(digits),
        places: all.slice(0, mostPlaces).map(inMm),
        count: Math.max(1, all.length),
      };
    }),
    pictures: placedPictures(text, { width, height }, pictures).map(({ place, ...picture }) => ({
      ...picture,
      colours: 'RGB',
      isCalibrated: true,
      isLineArt: false,
      place: inMm(place),
    })),
  };
}

const written = '#([0-9a-f]{6}|[0-9a-f]{3})\\b';

/** "#F00" as "ff0000"; what isn't written so, as it is. */
function sixDigits(colour: string): string {
  const digits = new RegExp(`^${written}`, 'i').exec(colour)?.[1];
  if (digits === undefined) return colour;
  return (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase();
}

/** The colours that are written as numbers, wherever they are used. */
function coloursIn(text: string): string[] {
  const all = new RegExp(`(?:fill|stroke|stop-color)\\s*[:=]\\s*["']?\\s*(${written})`, 'gi');
  return [...new Set([...text.matchAll(all)].map(([, colour = '']) => sixDigits(colour)))];
}

function screenPaint(digits: string) {
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return paintOf({
    space: { family: 'RGB', inks: [], isCalibrated: false },
    values: [channel(0), channel(2), channel(4)],
  });
}
