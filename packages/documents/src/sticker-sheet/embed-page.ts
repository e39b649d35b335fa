import {
  PDFArray,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFPageEmbedder,
  type PDFPageLeaf,
  PDFStream,
} from '@cantoo/pdf-lib';
import { markHiddenLayers } from './buyers-layers.ts';
import type { Drawable } from './drawable.ts';

/** A page that our library can't place on the sheet, although other programs can draw it. */
export class PageNotEmbedded extends Error {}

/**
 * The first page as a form, in the size that viewers show.
 *
 * ⏎ @throws PageNotEmbedded
 */
export async function embedFirstPage(doc: PDFDocument, bytes: Uint8Array): Promise<Drawable> {
  try {
    return await embed(doc, bytes);
  } catch (cause) {
    throw new PageNotEmbedded('A page can’t be placed on the sheet as it is', { cause });
  }
}

async function embed(doc: PDFDocument, bytes: Uint8Array): Promise<Drawable> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  markHiddenLayers(source);
  const [page] = await doc.copyPages(source, [0]);
  if (!page) throw new RangeError('The PDF has no pages');
  const { left, bottom, right, top } = shownBox(page.node);
  const embedder = await PDFPageEmbedder.for(page.node, { left, bottom, right, top });
  const xObject = await embedder.embedIntoContext(doc.context);
  // The colour space in which the page mixes its transparent parts.
  const group = page.node.get(PDFName.of('Group'));
  if (group) doc.context.lookup(xObject, PDFStream).dict.set(PDFName.of('Group'), group);
  const orientation = [1, 6, 3, 8][quartersOf(page.node)] ?? 1;
  return { xObject, orientation, length: right - left, width: top - bottom };
}

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** US Letter, the size that PDFium gives to a page without one. */
const letter: Box = { left: 0, bottom: 0, right: 612, top: 792 };

/** As in PDFium, which draws the page for the buyer: the crop box within the media box, in points. */
function shownBox(page: PDFPageLeaf): Box {
  const media = boxOf(page, 'MediaBox') ?? letter;
  const crop = boxOf(page, 'CropBox') ?? media;
  return {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  };
}

/** Undefined when the box is missing, broken or empty. Its corners may be any two opposite ones. */
function boxOf(page: PDFPageLeaf, name: string): Box | undefined {
  const box = inherited(page, name);
  if (!(box instanceof PDFArray)) return undefined;
  const sides = [0, 1, 2, 3]
    .map((index) => box.lookup(index))
    .map((side) => (side instanceof PDFNumber ? inRange(side.asNumber()) : 0));
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = sides;
  if (x1 === x2 || y1 === y2) return undefined;
  return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
}

/** PDFium reads whole numbers of 32 bits, and zero of larger ones. */
const inRange = (number: number): number => (Math.abs(number) < 2 ** 31 ? number : 0);

/** How many quarters the page is turned clockwise. */
function quartersOf(page: PDFPageLeaf): number {
  const rotation = inherited(page, 'Rotate');
  const quarters = rotation instanceof PDFNumber ? Math.trunc(rotation.asNumber() / 90) % 4 : 0;
  return quarters < 0 ? quarters + 4 : quarters;
}

const inherited = (page: PDFPageLeaf, name: string) =>
  page.context.lookup(page.getInheritableAttribute(PDFName.of(name)));
