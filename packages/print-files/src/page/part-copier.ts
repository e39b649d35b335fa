import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { isName } from '../content/instructions.ts';
import { keepPart, type Names } from '../content/keep-part.ts';
import type { Part } from '../part.ts';
import { colourSpaceOf, partOfColours } from '../pdf/colour-space.ts';
import { type Decode, filtersOf } from '../pdf/decode-stream.ts';
import type { Layers } from '../pdf/layers.ts';
import { dictIn, entryIn, follow, nameIn, numberIn } from '../pdf/objects.ts';
import { renamedInks } from '../pdf/renamed-inks.ts';
import { Unreadable } from '../pdf/unreadable.ts';

export interface PartOfSource {
  readonly context: PDFContext;
  readonly kept: Part;
  readonly layers: Layers;
  readonly decode: Decode;
  /** What is found in the drawing is added to it. */
  readonly seen?: Set<Part>;
  /** Told of pictures in JBIG2 where a page is read on although it is refused; elsewhere they end the reading. */
  readonly onJbig2?: (() => void) | undefined;
}

/** Resources that are copied as they are; pictures and groups only when they are drawn. */
const categories = ['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'Font'] as const;

/** Entries that have no place in a file for print, in whichever dictionary. */
const leftOut = new Set(
  [
    ...['A', 'AA', 'AF', 'JS', 'Next', 'OC', 'Metadata', 'PieceInfo', 'StructParent', 'StructParents', 'OPI'],
    ...['Alternates', 'LastModified', 'Parent', 'Measure', 'PtData'],
  ].map((name) => PDFName.of(name)),
);

/** Groups in groups, and values in values. */
const [deepestGroups, deepestValues] = [40, 400];

/** What a stream of drawing is: its dictionary says more than its content. */
type Entries = Readonly<Record<string, unknown>>;

/**
 * Copies drawing from a document to another one: only the part that is kept, and only what that draws. Streams of
 * drawing are written anew, everything else value by value.
 */
export class PartCopier {
  readonly #to: PDFContext;
  readonly #source: PartOfSource;
  readonly #copied = new Map<PDFRef, PDFRef>();
  readonly #shared = new Map<PDFDict, PDFRef>();
  readonly #drawn = new Map<PDFRawStream, Map<Part, PDFRef>>();
  /** Groups that are being copied: resources that go in a circle are left out. */
  readonly #open = new Set<PDFRawStream>();
  #depth = 0;

  constructor(to: PDFContext, source: PartOfSource) {
    this.#to = to;
    this.#source = source;
  }

  /** A stream of drawing as a group. */
  form(content: Uint8Array, resources: PDFDict | undefined, entries: Entries, within: Part = 'artwork'): PDFRef {
    return this.#to.register(
      this.#drawing(content, resources, { Type: 'XObject', Subtype: 'Form', ...entries }, within),
    );
  }

  #drawing(content: Uint8Array, resources: PDFDict | undefined, entries: Entries, within: Part): PDFRawStream {
    const xObjects = new Map<string, PDFRef>();
    const names = this.#namesIn(resources, xObjects);
    const bytes = keepPart(content, names, this.#source.kept, within);
    const dict = this.#to.obj({ Filter: 'FlateDecode' });
    for (const [name, value] of Object.entries(entries)) {
      if (value !== undefined) dict.set(PDFName.of(name), this.#to.obj(value as Parameters<PDFContext['obj']>[0]));
    }
    dict.set(PDFName.of('Resources'), this.#resources(resources, xObjects));
    return PDFRawStream.of(dict, deflateSync(bytes));
  }

  #namesIn(resources: PDFDict | undefined, xObjects: Map<string, PDFRef>): Names {
    const { layers } = this.#source;
    const entry = (category: string, name: string) => {
      const dict = resources && dictIn(resources, category);
      return dict && entryIn(dict, name);
    };
    const found = (part: Part): Part => {
      this.#source.seen?.add(part);
      return part;
    };
    const partOfSpace = (space: PDFObject | undefined) =>
      resources ? found(partOfColours(colourSpaceOf(resources.context, space, resources))) : 'artwork';
    return {
      partOfProperties: (name) => found(layers.partOf(entry('Properties', name))),
      partOfColourSpace: (name) => partOfSpace(PDFName.of(name)),
      partOfPicture: (picture) => {
        if ((picture.get('IM') ?? picture.get('ImageMask')) === true) return undefined;
        const space = picture.get('CS') ?? picture.get('ColorSpace');
        return isName(space) ? partOfSpace(PDFName.of(space.name)) : 'artwork';
      },
      draw: (name, within, filling) => {
        const stream = entry('XObject', name);
        if (!(stream instanceof PDFRawStream)) return null;
        if (this.#open.has(stream)) throw new Unreadable('unknown', 'a group that draws itself');
        const own = found(layers.partOf(stream.dict.get(PDFName.of('OC'))));
        const part = within === 'hidden' || own === 'artwork' ? within : own;
        const drawn =
          nameIn(stream.dict, 'Subtype') === 'Image'
            ? this.#picture(stream, part === 'artwork' ? partOfImage(stream, filling, partOfSpace) : part)
            : this.#group(stream, part, resources);
        if (!drawn) return null;
        // Within a layer, more of a group is kept than outside of it.
        const called = part === 'artwork' ? name : `${name}.${part}`;
        xObjects.set(called, drawn);
        return called;
      },
    };
  }

  /** Older PDF/X forbids it, attacks on readers came with it, and a picture that isn't read would be missing in print. */
  #refuseJbig2({ dict }: PDFRawStream): void {
    if (!filtersOf(dict).some(({ name }) => name === 'JBIG2Decode')) return;
    if (!this.#source.onJbig2) throw new Unreadable('jbig2', 'a picture in JBIG2');
    this.#source.onJbig2();
  }

  #picture(stream: PDFRawStream, part: Part): PDFRef | undefined {
    this.#refuseJbig2(stream);
    return part === this.#source.kept ? this.#once(stream, 'artwork', () => this.#plainStream(stream)) : undefined;
  }

  #group(stream: PDFRawStream, part: Part, outer: PDFDict | undefined): PDFRef | undefined {
    if (nameIn(stream.dict, 'Subtype') !== 'Form') return undefined;
    if (part !== 'artwork' && part !== this.#source.kept) return undefined;
    return this.#once(stream, part, () =>
      this.#drawing(
        this.#source.decode(stream),
        dictIn(stream.dict, 'Resources') ?? outer,
        { Type: 'XObject', Subtype: 'Form', ...this.#values(stream.dict, ['BBox', 'Matrix', 'Group']) },
        part,
      ),
    );
  }

  /** The copy of a stream, made when it is first asked for. */
  #once(stream: PDFRawStream, part: Part, make: () => PDFRawStream): PDFRef | undefined {
    const known = this.#drawn.get(stream)?.get(part);
    if (known) return known;
    if (this.#open.has(stream)) return undefined;
    if (this.#open.size > deepestGroups) throw new Unreadable('too-much', 'groups within groups');
    this.#open.add(stream);
    const made = this.#to.register(make());
    this.#open.delete(stream);
    const copies = this.#drawn.get(stream) ?? new Map<Part, PDFRef>();
    this.#drawn.set(stream, copies.set(part, made));
    return made;
  }

  #resources(source: PDFDict | undefined, xObjects: ReadonlyMap<string, PDFRef>): PDFDict {
    const resources = PDFDict.withContext(this.#to);
    for (const category of categories) {
      const found = source && dictIn(source, category);
      if (found) resources.set(PDFName.of(category), this.#named(found));
    }
    if (xObjects.size > 0) resources.set(PDFName.of('XObject'), this.#to.obj(Object.fromEntries(xObjects)));
    return resources;
  }

  /** A dictionary whose keys are names of the file's own. */
  #named(source: PDFDict): PDFRef {
    const known = this.#shared.get(source);
    if (known) return known;
    const reference = this.#to.nextRef();
    this.#shared.set(source, reference);
    const copy = PDFDict.withContext(this.#to);
    for (const [name, value] of source.entries()) copy.set(name, this.value(value) ?? PDFName.of('None'));
    this.#to.assign(reference, copy);
    return reference;
  }

  #values(source: PDFDict, names: readonly string[]): Entries {
    return Object.fromEntries(names.map((name) => [name, this.value(entryIn(source, name))]));
  }

  /** A value with everything that it refers to; undefined for nothing. */
  value(found: PDFObject | undefined): PDFObject | undefined {
    if (found === undefined) return undefined;
    this.#depth += 1;
    if (this.#depth > deepestValues) throw new Unreadable('too-much', 'values within values');
    const copy = this.#copyOf(found);
    this.#depth -= 1;
    return copy;
  }

  #copyOf(found: PDFObject): PDFObject | undefined {
    if (found instanceof PDFRef) return this.#reference(found);
    if (found instanceof PDFDict)
      return nameIn(found, 'Subtype') === 'Type3' ? this.#drawnFont(found) : this.#dict(found);
    if (found instanceof PDFArray) return this.#array(found);
    return found instanceof PDFInvalidObject ? undefined : found;
  }

  #reference(reference: PDFRef): PDFRef | undefined {
    const known = this.#copied.get(reference);
    if (known) return known;
    const found = follow(this.#source.context, reference);
    if (found instanceof PDFRawStream && nameIn(found.dict, 'Subtype') === 'Form') {
      return this.#group(found, this.#source.kept, undefined);
    }
    if (found instanceof PDFRawStream && nameIn(found.dict, 'Subtype') === 'Image') {
      return this.#picture(found, this.#source.kept);
    }
    const copy = this.#to.nextRef();
    this.#copied.set(reference, copy);
    const value = found instanceof PDFRawStream ? this.#stream(found) : found && this.value(found);
    this.#to.assign(copy, value ?? PDFNull);
    return copy;
  }

  /** A stream that isn't drawn by its name: a pattern's drawing, a font, a profile, a function, a mask that says no type. */
  #stream(found: PDFRawStream): PDFRawStream {
    this.#refuseJbig2(found);
    if (numberIn(found.dict, 'PatternType') !== 1) return this.#plainStream(found);
    const entries = this.#values(found.dict, tiling);
    return this.#drawing(this.#source.decode(found), dictIn(found.dict, 'Resources'), entries, this.#source.kept);
  }

  #plainStream({ dict, contents }: PDFRawStream): PDFRawStream {
    return PDFRawStream.of(this.#dict(dict), contents);
  }

  #dict(source: PDFDict): PDFDict {
    const copy = PDFDict.withContext(this.#to);
    for (const [name, found] of source.entries()) {
      const value = leftOut.has(name) ? undefined : this.value(found);
      if (value) copy.set(name, value);
    }
    return copy;
  }

  #array(source: PDFArray): PDFArray {
    const copy = PDFArray.withContext(this.#to);
    for (const found of renamedInks(this.#source.context, source)) copy.push(this.value(found) ?? PDFNull);
    return copy;
  }

  /** A font whose letters are drawings. */
  #drawnFont(source: PDFDict): PDFDict {
    const letters = dictIn(source, 'CharProcs');
    const resources = dictIn(source, 'Resources');
    const copy = PDFDict.withContext(this.#to);
    for (const [name, found] of source.entries()) {
      const value = leftOut.has(name) || drawn.has(name) ? undefined : this.value(found);
      if (value) copy.set(name, value);
    }
    const procedures = PDFDict.withContext(this.#to);
    for (const [name, found] of letters?.entries() ?? []) {
      const letter = follow(source.context, found);
      const copied =
        letter instanceof PDFRawStream &&
        this.#once(letter, this.#source.kept, () =>
          this.#drawing(this.#source.decode(letter), resources, {}, this.#source.kept),
        );
      if (copied) procedures.set(name, copied);
    }
    copy.set(PDFName.of('CharProcs'), procedures);
    return copy;
  }
}

const tiling = ['Type', 'PatternType', 'PaintType', 'TilingType', 'BBox', 'XStep', 'YStep', 'Matrix'];
const drawn = new Set(['CharProcs', 'Resources'].map((name) => PDFName.of(name)));

/** Masks are painted in the colour for filling. */
function partOfImage({ dict }: PDFRawStream, filling: Part, partOf: (space: PDFObject | undefined) => Part): Part {
  return entryIn(dict, 'ImageMask') === PDFBool.True ? filling : partOf(dict.get(PDFName.of('ColorSpace')));
}
