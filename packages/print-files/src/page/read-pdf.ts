import type { PDFDocument, PDFObject } from '@cantoo/pdf-lib';
import { type Interpreted, interpret } from '../content/interpret.ts';
import type { Painted, Size } from '../content/painted.ts';
import type { Part } from '../part.ts';
import { openDecoder } from '../pdf/decode-stream.ts';
import { type ActivePart, findActions } from '../pdf/find-actions.ts';
import { readLayers } from '../pdf/layers.ts';
import { asDict, entryIn, follow, textIn } from '../pdf/objects.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { otherDefinitions } from '../pdf/other-definitions.ts';
import { boxesOf, printedAreaOf, sizeOf } from '../pdf/page-boxes.ts';
import { contentOf, pagesOf } from '../pdf/pages.ts';
import { Unreadable } from '../pdf/unreadable.ts';
import { ownCutOf } from './own-cut.ts';
import { type ProcessPicture, processPictures } from './process-pictures.ts';
import type { PageReading } from './reading.ts';
import { type MakeSmaller, makePicturesSmaller } from './smaller-pictures.ts';
import { writePage } from './write-page.ts';

/** Why a PDF can't be printed. */
type Reason =
  | 'damaged'
  | 'locked'
  | 'cropped-away'
  | 'template'
  | 'too-much'
  | 'unknown'
  | 'jbig2'
  | 'no-such-page'
  /** It would do or carry something. */
  | 'active';

export interface PdfProblem {
  readonly kind: Reason;
  /** What an active file would do or carry. */
  readonly parts?: readonly ActivePart[];
  /** Further reasons that were found by reading on. */
  readonly besides?: readonly Reason[];
  /** What is painted on the page, if it could be read on to its end. Nothing is written of it. */
  readonly reading?: PageReading;
}

export interface ReadPdf {
  readonly reading: PageReading;
  /** The page for print, written anew. */
  readonly print: Uint8Array;
  /**
   * The same page for a drawing of so many pixels an inch: JPEGs that have twice as many, or more, are made smaller by
   * `makeSmaller`, as decoding all of their pixels takes nearly all of the time. Asked for once.
   */
  readonly forDrawing: (pixelsPerInch: number, makeSmaller: MakeSmaller) => Promise<Uint8Array>;
  readonly processPictures: readonly ProcessPicture[];
  /** What the file wants printed in white, written in the same way; null without any. */
  readonly white: PartForPrint | null;
  /** Where it wants a varnish to shine. */
  readonly gloss: PartForPrint | null;
}

export interface PartForPrint {
  readonly painted: Painted;
  readonly print: Uint8Array;
}

/** Which page, from 1; and of it, what is cut out with its bleed, or all that viewers show. */
interface Wanted {
  readonly page?: number;
  readonly area?: 'cut' | 'shown';
  /**
   * Whether a page is read to its end although something in its file is refused, for all that is to be mended at once. It
   * isn't written then, and takes no more than reading a page that is taken.
   */
  readonly readsOn?: boolean;
}

/**
 * Reads a page of a PDF for print, once for all: what is shown, printed and checked is what this answers.
 */
export async function readPdf(bytes: Uint8Array, wanted: Wanted = {}): Promise<ReadPdf | PdfProblem> {
  const doc = await openPdf(bytes);
  if (doc === 'damaged' || doc === 'locked') return { kind: doc };
  const refusal = new Refusal();
  try {
    refusal.parts = [...findActions(objectsOf(doc, bytes))];
    if (refusal.parts.length > 0) refusal.add('active');
    if (refusal.isFound && wanted.readsOn !== true) return refusal.problem();
    return await readPage(doc, wanted, refusal);
  } catch (error) {
    if (error instanceof Unreadable) return refusal.add(error.reason).problem();
    throw error;
  }
}

/** Also those that nothing refers to, or that are defined again. */
const objectsOf = (doc: PDFDocument, bytes: Uint8Array): PDFObject[] => [
  ...doc.context.enumerateIndirectObjects().map(([, object]) => object),
  ...otherDefinitions(bytes, doc),
];

/** Why a file is refused, as far as it has been read. */
class Refusal {
  readonly #reasons = new Set<Reason>();
  parts: readonly ActivePart[] = [];

  get isFound(): boolean {
    return this.#reasons.size > 0;
  }

  add(reason: Reason): this {
    this.#reasons.add(reason);
    return this;
  }

  problem(reading?: PageReading): PdfProblem {
    const [kind = 'unknown', ...besides] = this.#reasons;
    return {
      kind,
      ...(this.parts.length > 0 && { parts: this.parts }),
      ...(besides.length > 0 && { besides }),
      ...(reading && { reading }),
    };
  }
}

async function readPage(
  doc: PDFDocument,
  { page: number = 1, area: wanted = 'cut', readsOn = false }: Wanted,
  refusal: Refusal,
): Promise<ReadPdf | PdfProblem> {
  const pages = pagesOf(doc);
  const page = pages[number - 1];
  if (!page) return refusal.add(pages.length === 0 ? 'damaged' : 'no-such-page').problem();
  const boxes = boxesOf(page);
  const area = printedAreaOf(wanted === 'cut' ? boxes : { ...boxes, trim: null });
  if (!area) return refusal.add('cropped-away').problem();
  const layers = readLayers(doc);
  const seen = new Set<Part>();
  const onJbig2 = readsOn ? () => void refusal.add('jbig2') : undefined;
  const source = { context: doc.context, layers, seen, onJbig2 };
  const written = await writePage(page, { boxes, area }, { ...source, kept: 'artwork', decode: openDecoder() });
  const { length, width } = sizeOf(area.box, boxes);
  const bleed = (area.bleed * boxes.userUnit) / mm;
  const printed: Size = { length: length / mm, width: width / mm };
  const { painted, inProcessInks, resolutions } = paintedOn(written, printed);
  const isTemplate = layers.all.some(({ part }) => part !== 'artwork' && part !== 'hidden');
  if (painted.colours.length === 0 && isTemplate) return refusal.add('template').problem();
  const write = (kept: Part) => writePage(page, { boxes, area }, { ...source, kept, decode: openDecoder() });
  const cut = seen.has('cut') ? paintedOn(await write('cut'), printed) : undefined;
  const beside = async (part: Part): Promise<PartForPrint | null> => {
    if (!seen.has(part)) return null;
    const written = await write(part);
    return { painted: paintedOn(written, printed).painted, print: await saved(written) };
  };
  const trimmed = { length: printed.length - 2 * bleed, width: printed.width - 2 * bleed };
  const reading: PageReading = {
    ...painted,
    trimmed,
    bleed,
    hasSize: true,
    pages: pages.length,
    layers: layers.all,
    cutLines: cut?.painted.lines ?? [],
    ownCut: cut ? ownCutOf(cut.curvedLines, printed) : null,
    leftOut: [...seen].filter((part) => part !== 'artwork' && part !== 'hidden'),
    ...titlesOf(doc),
  };
  if (refusal.isFound) return refusal.problem(reading);
  const print = await saved(written);
  return {
    reading,
    print,
    forDrawing: async (pixelsPerInch, makeSmaller) =>
      (await makePicturesSmaller(written, { resolutions, pixelsPerInch, makeSmaller })) ? saved(written) : print,
    processPictures: processPictures(inProcessInks),
    white: await beside('white'),
    gloss: await beside('gloss'),
  };
}

const saved = (doc: PDFDocument) => doc.save({ useObjectStreams: false, addDefaultPage: false });

function paintedOn(written: PDFDocument, page: Size): Interpreted {
  const [only] = pagesOf(written);
  if (!only) throw new RangeError('A page was written and isn’t there');
  const decode = openDecoder();
  return interpret(contentOf(only, decode), asDict(entryIn(only.dict, 'Resources')), { page, decode });
}

function titlesOf({ context }: PDFDocument): Pick<PageReading, 'title' | 'subject'> {
  const info = asDict(follow(context, context.trailerInfo.Info));
  const text = (name: string) => (info && textIn(info, name)) ?? '';
  return { title: text('Title'), subject: text('Subject') };
}

const mm = 72 / 25.4;
