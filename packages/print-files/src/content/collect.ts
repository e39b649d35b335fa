import type { ColourSpace } from '../pdf/colour-space.ts';
import { type Colour, inksOf, inksOfSpace } from './graphics-state.ts';
import type { DrawnStroke, Painted, Place, PlacedPicture, PlacedText } from './painted.ts';

/** So many pictures and texts are listed; of a page with more, the first ones. */
const mostListed = 20_000;

/** Collects what is painted. */
export class Collector {
  readonly #inks = new Set<string>();
  readonly #colours = new Set<ColourSpace['family']>();
  readonly #pictures: PlacedPicture[] = [];
  readonly #texts: PlacedText[] = [];
  readonly #strokes = new Map<string, DrawnStroke>();
  readonly #blendModes = new Set<string>();
  #overprints = false;
  #isTransparent = false;

  colour(colour: Colour): readonly string[] {
    if (colour.space.family !== 'Pattern') this.#colours.add(colour.space.family);
    const inks = inksOf(colour);
    for (const ink of inks) this.#inks.add(ink);
    return inks;
  }

  /** Of a picture or a blend. */
  space(space: ColourSpace): void {
    this.#colours.add(space.family);
    for (const ink of inksOfSpace(space)) this.#inks.add(ink);
  }

  picture(picture: PlacedPicture): void {
    if (this.#pictures.length < mostListed) this.#pictures.push(picture);
  }

  text(text: PlacedText): void {
    if (this.#texts.length < mostListed) this.#texts.push(text);
  }

  stroke(thickness: number, inks: readonly string[]): void {
    const key = `${thickness.toFixed(3)} ${inks.join('+')}`;
    const count = (this.#strokes.get(key)?.count ?? 0) + 1;
    if (count > 1 || this.#strokes.size < mostListed) this.#strokes.set(key, { thickness, inks, count });
  }

  overprint(): void {
    this.#overprints = true;
  }

  blend(mode: string): void {
    if (mode === 'Normal' || mode === 'Compatible') return;
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
      overprints: this.#overprints,
      blendModes: [...this.#blendModes],
      isTransparent: this.#isTransparent,
    };
  }
}

/** Whether a place is within what is printed, and more than a point of it. */
export const isOnPage = ({ x, y, length, width }: Place, page: { readonly length: number; readonly width: number }) =>
  x < page.length && y < page.width && x + length > 0 && y + width > 0;
