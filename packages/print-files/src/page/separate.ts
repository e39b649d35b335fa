import {
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { firstState, type GraphicsState } from '../content/graphics-state.ts';
import type { Painted } from '../content/painted.ts';
import { isOnPlate, plateSpaceNames, writePlate } from '../content/write-plate.ts';
import { type ColourSpace, colourSpaceOf, deviceSpace } from '../pdf/colour-space.ts';
import { type Decode, openDecoder } from '../pdf/decode-stream.ts';
import { arrayIn, asDict, asName, dictIn, elementsOf, entryIn, follow, nameIn, numberIn } from '../pdf/objects.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { contentOf, pagesOf } from '../pdf/pages.ts';
import { PlateSpaces } from '../pdf/plate-space.ts';
import { Unreadable } from '../pdf/unreadable.ts';

/** Groups in groups; and streams of drawing of a plate. */
const [deepest, mostStreams] = [40, 20_000];

/**
 * The plate of one ink of a page that `writePage` has written: a page that draws in grey how much of the ink is printed
 * where, black for full ink. Its pictures and blends stay as they are stored; only what their values mean is different.
 *
 * @returns null for a page with more drawing than there is time for, or with pictures in JPEG 2000
 */
export async function separatedPage(print: Uint8Array, ink: string): Promise<Uint8Array | null> {
  const doc = await openPdf(print);
  const page = typeof doc === 'string' ? undefined : pagesOf(doc)[0];
  if (typeof doc === 'string' || !page) throw new TypeError('A page for print can’t be opened');
  try {
    const decode = openDecoder();
    const own = dictIn(page.dict, 'Resources');
    const { content, resources } = new Plate(doc, ink, decode).drawing(contentOf(page, decode), own, firstState());
    page.dict.set(PDFName.of('Contents'), doc.context.register(doc.context.stream(content)));
    page.dict.set(PDFName.of('Resources'), resources);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
  return doc.save({ useObjectStreams: false, addDefaultPage: false });
}

/** Ways of mixing that take all inks of a colour together, or change spot inks, which stay as they are then. */
const mixesInks = new Set(['Hue', 'Saturation', 'Color', 'Luminosity', 'Difference', 'Exclusion']);

/** Why no plates can be shown that are those of the press; null if they can. */
export function whyNotSeparated({ colours, blendModes }: Painted): 'screen-colours' | 'mixed' | null {
  if (colours.some((family) => family === 'RGB' || family === 'Lab' || family === 'unknown')) return 'screen-colours';
  return blendModes.some((mode) => mixesInks.has(mode)) ? 'mixed' : null;
}

/** Writes the drawing of a page anew for one ink, beside the file's own, which masks are still drawn from. */
class Plate {
  readonly #doc: PDFDocument;
  readonly #ink: string;
  readonly #decode: Decode;
  readonly #spaces: PlateSpaces;
  readonly #made = new Map<PDFObject, Map<string, PDFRef>>();
  readonly #open = new Set<PDFObject>();
  #streams = 0;

  constructor(doc: PDFDocument, ink: string, decode: Decode) {
    this.#doc = doc;
    this.#ink = ink;
    this.#decode = decode;
    this.#spaces = new PlateSpaces(ink, doc.context);
  }

  drawing(content: Uint8Array, resources: PDFDict | undefined, state: GraphicsState) {
    this.#streams += 1;
    if (this.#streams > mostStreams || this.#open.size > deepest) throw new Unreadable('too-much', 'groups of a plate');
    const { context } = this.#doc;
    const drawn = new Map<string, PDFRef>();
    const entry = (category: string, name: string) => {
      const named = resources && dictIn(resources, category);
      return named && entryIn(named, name);
    };
    const bytes = writePlate(
      content,
      this.#ink,
      {
        space: (name) => colourSpaceOf(context, PDFName.of(name), resources),
        state: (name) => asDict(entry('ExtGState', name)),
        blend: (category, name) => this.#spaceOfBlend(entry(category, name), resources),
        draw: (name, within) => {
          const made = this.#drawn(entry('XObject', name), resources, within);
          if (!made) return null;
          const called = `Plate${drawn.size}`;
          drawn.set(called, made);
          return called;
        },
      },
      state,
    );
    return { content: bytes, resources: this.#resources(resources, drawn) };
  }

  #spaceOfBlend(found: PDFObject | undefined, resources: PDFDict | undefined): ColourSpace | undefined {
    const dict = asDict(found);
    if (!dict || numberIn(dict, 'PatternType') === 1) return undefined;
    const shading = numberIn(dict, 'PatternType') === 2 ? asDict(entryIn(dict, 'Shading')) : dict;
    return shading && colourSpaceOf(dict.context, entryIn(shading, 'ColorSpace'), resources);
  }

  #drawn(found: PDFObject | undefined, outer: PDFDict | undefined, state: GraphicsState): PDFRef | undefined {
    if (!(found instanceof PDFRawStream)) return undefined;
    if (nameIn(found.dict, 'Subtype') === 'Form') return this.#group(found, outer, state);
    const isMask = entryIn(found.dict, 'ImageMask') === PDFBool.True;
    const given = entryIn(found.dict, 'ColorSpace');
    const colour = isMask ? state.fill : { space: colourSpaceOf(found.dict.context, given, outer), values: [] };
    const how = { overprints: state.fillOverprints, mode: state.overprintMode };
    if (!isOnPlate(this.#ink, colour, how)) return undefined;
    if (isJpeg2000(found)) throw new Unreadable('unknown', 'a picture in JPEG 2000');
    return this.#once(found, '', () => {
      const dict = found.dict.clone();
      const space = isMask ? undefined : this.#spaces.inPlaceOf(given);
      if (space) dict.set(PDFName.of('ColorSpace'), space);
      return PDFRawStream.of(dict, found.contents);
    });
  }

  /** A group as it is drawn in a state: it inherits colours and whether they overprint. */
  #group(found: PDFRawStream, outer: PDFDict | undefined, state: GraphicsState): PDFRef | undefined {
    const { fill, stroke, fillOverprints, strokeOverprints, overprintMode, textMode } = state;
    const key = JSON.stringify([fill, stroke, fillOverprints, strokeOverprints, overprintMode, textMode]);
    return this.#once(found, key, () => this.#redrawn(found, outer, state));
  }

  /** A stream of drawing anew, with its own resources or those around it. */
  #redrawn(found: PDFRawStream, outer: PDFDict | undefined, state: GraphicsState): PDFRawStream {
    const { content, resources } = this.drawing(this.#decode(found), dictIn(found.dict, 'Resources') ?? outer, state);
    const dict = found.dict.clone();
    for (const name of ['Filter', 'DecodeParms']) dict.delete(PDFName.of(name));
    const group = dictIn(dict, 'Group')?.clone();
    if (group) {
      // Inks are mixed one by one.
      group.set(PDFName.of('CS'), PDFName.of('DeviceGray'));
      dict.set(PDFName.of('Group'), group);
    }
    dict.set(PDFName.of('Resources'), resources);
    return PDFRawStream.of(dict, content);
  }

  /** What is made of an object, in this way, once; nothing of what is just being made, as none may draw itself. */
  #once(of: PDFObject, key: string, make: () => PDFObject): PDFRef | undefined {
    const made = this.#made.get(of) ?? new Map<string, PDFRef>();
    this.#made.set(of, made);
    const known = made.get(key);
    if (known || this.#open.has(of)) return known;
    this.#open.add(of);
    const ref = this.#doc.context.register(make());
    this.#open.delete(of);
    made.set(key, ref);
    return ref;
  }

  #resources(source: PDFDict | undefined, drawn: ReadonlyMap<string, PDFRef>): PDFDict {
    const { context } = this.#doc;
    const resources = source?.clone() ?? PDFDict.withContext(context);
    resources.set(PDFName.of('XObject'), context.obj(Object.fromEntries(drawn)));
    const spaces = this.#each(source, 'ColorSpace', (found) => this.#spaces.inPlaceOf(found));
    for (const family of ['Gray', 'CMYK'] as const) {
      const space = this.#spaces.of(deviceSpace(family));
      if (!space) continue;
      spaces.set(PDFName.of(plateSpaceNames.get(`Device${family}`) ?? ''), space);
      // Of pictures within the stream.
      spaces.set(PDFName.of(`Default${family}`), space);
    }
    resources.set(PDFName.of('ColorSpace'), spaces);
    resources.set(
      PDFName.of('Shading'),
      this.#each(source, 'Shading', (found) => this.#blend(found)),
    );
    resources.set(
      PDFName.of('Pattern'),
      this.#each(source, 'Pattern', (found) => this.#pattern(found, source)),
    );
    resources.set(
      PDFName.of('Font'),
      this.#each(source, 'Font', (found) => this.#font(found)),
    );
    return resources;
  }

  /** The entries of a category; what isn't made anew stays. */
  #each(source: PDFDict | undefined, category: string, make: (found: PDFObject) => PDFObject | undefined): PDFDict {
    const made = PDFDict.withContext(this.#doc.context);
    const found = source && dictIn(source, category);
    for (const [name, value] of found?.entries() ?? []) {
      const object = follow(this.#doc.context, value);
      made.set(name, (object && make(object)) ?? value);
    }
    return made;
  }

  #blend(found: PDFObject): PDFRef | undefined {
    const dict = asDict(found);
    if (!dict) return undefined;
    return this.#once(found, '', () => {
      const copy = dict.clone();
      const space = this.#spaces.inPlaceOf(entryIn(dict, 'ColorSpace'));
      if (space) copy.set(PDFName.of('ColorSpace'), space);
      return found instanceof PDFRawStream ? PDFRawStream.of(copy, found.contents) : copy;
    });
  }

  #pattern(found: PDFObject, resources: PDFDict | undefined): PDFRef | undefined {
    if (found instanceof PDFRawStream) {
      // Drawn in the colour that it is used with.
      if (numberIn(found.dict, 'PaintType') === 2) return undefined;
      return this.#once(found, '', () => this.#redrawn(found, resources, firstState()));
    }
    const shading = found instanceof PDFDict ? entryIn(found, 'Shading') : undefined;
    const blend = shading && this.#blend(shading);
    if (!(found instanceof PDFDict) || !blend) return undefined;
    return this.#once(found, '', () => {
      const copy = found.clone();
      copy.set(PDFName.of('Shading'), blend);
      return copy;
    });
  }

  /** A font whose letters are drawings. */
  #font(found: PDFObject): PDFRef | undefined {
    if (!(found instanceof PDFDict) || nameIn(found, 'Subtype') !== 'Type3') return undefined;
    return this.#once(found, '', () => {
      const copy = found.clone();
      const outer = dictIn(found, 'Resources');
      const letters = this.#each(found, 'CharProcs', (letter) =>
        letter instanceof PDFRawStream
          ? this.#once(letter, '', () => this.#redrawn(letter, outer, firstState()))
          : undefined,
      );
      copy.set(PDFName.of('CharProcs'), letters);
      return copy;
    });
  }
}

/** JPEG 2000 may say its colours inside, where they can't be exchanged. */
const isJpeg2000 = ({ dict }: PDFRawStream): boolean =>
  [nameIn(dict, 'Filter'), ...elementsOf(arrayIn(dict, 'Filter')).map(asName)].includes('JPXDecode');
