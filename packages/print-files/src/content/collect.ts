import type { PDFRawStream } from '@cantoo/pdf-lib';
import type { ColourSpace } from '../pdf/colour-space.ts';
import { inksOfSpace } from './paint.ts';
import type {
  DrawnStroke,
  FilledAreas,
  FilledShape,
  Paint,
  Painted,
  Place,
  PlacedPicture,
  PlacedText,
} from './painted.ts';
import type { CurvedLine, Point } from './path.ts';

/** So many pictures, texts and colours are listed; of a page with more, the first ones. */
const mostListed = 20_000;
/** Letters in outlines, and points of lines; they are small. */
const [mostShapes, mostPoints] = [60_000, 120_000];
/** More than any cut has. */
const mostCurves = 5_000;
/** Of one colour or thickness. */
const mostPlaces = 24;

/** Things alike, with the places of the first ones. */
interface Alike {
  count: number;
  readonly places: Place[];
}

/** Collects what is painted. */
export class Collector {
  readonly #inks = new Set<string>();
  readonly #colours = new Set<ColourSpace['family']>();
  readonly #pictures: PlacedPicture[] = [];
  readonly #texts: PlacedText[] = [];
  readonly #strokes = new Map<string, Alike & Pick<DrawnStroke, 'thickness' | 'paint'>>();
  readonly #fills = new Map<string, Alike & Pick<FilledAreas, 'paint'>>();
  readonly #shapes: FilledShape[] = [];
  readonly #lines: (readonly Point[])[] = [];
  readonly #blendModes = new Set<string>();
  readonly #inProcessInks = new Map<number, PDFRawStream>();
  readonly #resolutions = new Map<PDFRawStream, number>();
  readonly #curvedLines: CurvedLine[] = [];
  #points = 0;
  #curves = 0;
  #overprints = false;
  #isTransparent = false;

  paint({ family, inks }: Paint): void {
    if (family !== 'Pattern') this.#colours.add(family);
    for (const ink of inks) this.#inks.add(ink);
  }

  /** Of a picture or a blend. */
  space(space: ColourSpace): void {
    this.#colours.add(space.family);
    for (const ink of inksOfSpace(space)) this.#inks.add(ink);
  }

  /** @param stored its stream, where it is one */
  picture(picture: PlacedPicture, stored: PDFRawStream | undefined): void {
    if (this.#pictures.length >= mostListed) return;
    if (stored && picture.colours === 'CMYK') this.#inProcessInks.set(this.#pictures.length, stored);
    if (stored) {
      const known = this.#resolutions.get(stored) ?? Number.POSITIVE_INFINITY;
      this.#resolutions.set(stored, Math.min(known, picture.pixelsPerInch));
    }
    this.#pictures.push(picture);
  }

  /** The streams of the pictures in the process inks, by their place in the list. */
  get inProcessInks(): ReadonlyMap<number, PDFRawStream> {
    return this.#inProcessInks;
  }

  /** The least pixels an inch of each stored picture, as it is placed. */
  get resolutions(): ReadonlyMap<PDFRawStream, number> {
    return this.#resolutions;
  }

  text(text: PlacedText): void {
    if (this.#texts.length < mostListed) this.#texts.push(text);
  }

  stroke(thickness: number, paint: Paint, place: Place): void {
    add(this.#strokes, `${thickness.toFixed(3)} ${keyOf(paint)}`, place, { thickness, paint });
  }

  fill(paint: Paint, place: Place): void {
    add(this.#fills, keyOf(paint), place, { paint });
  }

  shape(shape: FilledShape): void {
    if (this.#shapes.length < mostShapes) this.#shapes.push(shape);
  }

  line(pointsOf: () => readonly Point[]): void {
    if (this.#points > mostPoints) return;
    const points = pointsOf();
    this.#points += points.length;
    this.#lines.push(points);
  }

  curvedLine(lineOf: () => CurvedLine): void {
    if (this.#curves > mostCurves) return;
    const line = lineOf();
    this.#curves += line.segments.length;
    this.#curvedLines.push(line);
  }

  /** The strokes with their curves; the first ones of very many. */
  get curvedLines(): readonly CurvedLine[] {
    return this.#curvedLines;
  }

  overprint(): void {
    this.#overprints = true;
  }

  blend(mode: string): void {
    if (mode === 'Normal') return;
    this.#blendModes.add(mode);
    this.#isTransparent = true;
  }

  transparency(): void {
    this.#isTransparent = true;
  }

  painted(): Painted {
    return {
      inks: [...this.#inks],
      colours: [...this.#colours],
      pictures: this.#pictures,
      texts: this.#texts,
      strokes: [...this.#strokes.values()],
      fills: [...this.#fills.values()],
      shapes: this.#shapes,
      lines: this.#lines,
      overprints: this.#overprints,
      blendModes: [...this.#blendModes],
      isTransparent: this.#isTransparent,
    };
  }
}

const keyOf = ({ family, inks, amounts, screen, overprints, isTransparent }: Paint): string =>
  [family, inks.join('+'), (screen ?? amounts).map((each) => each.toFixed(3)), overprints, isTransparent].join(' ');

function add<Own extends object>(all: Map<string, Alike & Own>, key: string, place: Place, own: Own): void {
  const known = all.get(key);
  if (known) {
    known.count += 1;
    if (known.places.length < mostPlaces) known.places.push(place);
  } else if (all.size < mostListed) all.set(key, { ...own, count: 1, places: [place] });
}

/** Whether a place is within what is printed, and more than a point of it. */
export const isOnPage = ({ x, y, length, width }: Place, page: { readonly length: number; readonly width: number }) =>
  x < page.length && y < page.width && x + length > 0 && y + width > 0;
