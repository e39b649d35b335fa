import { PDFArray, type PDFContext, PDFName, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { type ColourSpace, colourSpaceOf } from './colour-space.ts';
import { asName, elementsOf, follow } from './objects.ts';

const process = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** The inks of a colour in the order of its values, as far as they are inks. Colours of screens have none. */
function inksOf({ family, inks }: ColourSpace): readonly string[] {
  if (family === 'CMYK') return process;
  return family === 'Gray' ? ['Black'] : inks;
}

/** Which value of a colour says how much of the ink there is; -1 if none does. */
export const placeOfInk = (ink: string, space: ColourSpace): number =>
  inksOf(space).findIndex((each) => each === ink || each === 'All');

/** Whether a colour leaves an ink as it is where it overprints: those of the process belong together. */
export const isOfSpace = (ink: string, space: ColourSpace): boolean =>
  placeOfInk(ink, space) >= 0 || (space.family === 'Gray' && process.includes(ink));

/**
 * Colour spaces that show one ink in grey: with as many values as the file's own, so that its colours, pictures and
 * blends stay as they are stored, and whoever draws the page computes the plate.
 */
export class PlateSpaces {
  readonly ink: string;
  readonly #context: PDFContext;
  readonly #made = new Map<string, PDFRef>();

  constructor(ink: string, context: PDFContext) {
    this.ink = ink;
    this.#context = context;
  }

  /** In place of a colour space of the file; what has no inks stays. */
  inPlaceOf(given: PDFObject | undefined): PDFObject | undefined {
    const found = follow(this.#context, given);
    const [kind, base, ...others] = found instanceof PDFArray ? elementsOf(found) : [];
    const family = asName(kind);
    if (family === 'Indexed' || family === 'I' || (family === 'Pattern' && base !== undefined)) {
      return this.#context.obj([kind, this.inPlaceOf(base), ...others].filter((each) => each !== undefined));
    }
    return this.of(colourSpaceOf(this.#context, found, undefined)) ?? given;
  }

  of(space: ColourSpace): PDFObject | undefined {
    const inks = inksOf(space);
    if (inks.length === 0) return undefined;
    const value = placeOfInk(this.ink, space);
    // Its value says already what is left of the paper.
    if (space.family === 'Gray' && value === 0) return PDFName.of('DeviceGray');
    const key = `${inks.length} ${value}`;
    const known = this.#made.get(key);
    if (known) return known;
    const made = this.#context.register(
      this.#context.obj([
        PDFName.of('DeviceN'),
        inks.map((_, index) => PDFName.of(`Ink${index}`)),
        PDFName.of('DeviceGray'),
        this.#amountOf(value, inks.length),
      ]),
    );
    this.#made.set(key, made);
    return made;
  }

  /** What one of so many values leaves of the paper; all of it for none. */
  #amountOf(value: number, count: number): PDFRef {
    const drop = Array.from({ length: count }, () => 'pop').join(' ');
    const program =
      value < 0 ? `{ ${drop} 1 }` : `{ ${count - 1 - value} index 1 exch sub ${count + 1} 1 roll ${drop} }`;
    const unit = Array.from({ length: count }, () => [0, 1]).flat();
    return this.#context.register(this.#context.stream(program, { FunctionType: 4, Domain: unit, Range: [0, 1] }));
  }
}
