import { type PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { arrayIn, dictIn, entryIn, numberIn } from '../pdf/objects.ts';
import { isJpeg } from './process-pictures.ts';

/** A JPEG that has more pixels than a drawing shows. */
export interface FinePicture {
  readonly jpeg: Uint8Array;
  /** As its PDF says. */
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** As many pixels as the drawing shows of it. */
  readonly width: number;
  readonly height: number;
}

/** The stored values of a picture, a byte for each of its inks or lights. */
export interface Samples {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Undefined leaves a picture as it is. */
export type MakeSmaller = (picture: FinePicture) => Promise<Samples | undefined>;

/** Fewer pixels take no time, and twice as many on a side as the drawing's are nearly its own. */
const [leastPixels, leastFactor] = [2_000_000, 2];

/** Makes pictures of a document smaller that have more pixels than a drawing shows; answers whether there were any. */
export async function makePicturesSmaller(
  { context }: PDFDocument,
  {
    resolutions,
    pixelsPerInch,
    makeSmaller,
  }: {
    readonly resolutions: ReadonlyMap<PDFRawStream, number>;
    readonly pixelsPerInch: number;
    readonly makeSmaller: MakeSmaller;
  },
): Promise<boolean> {
  let isSmaller = false;
  for (const [ref, stored] of context.enumerateIndirectObjects()) {
    if (!(stored instanceof PDFRawStream) || !isPlainJpeg(stored.dict)) continue;
    const factor = (resolutions.get(stored) ?? 0) / pixelsPerInch;
    const [pixelWidth = 0, pixelHeight = 0] = ['Width', 'Height'].map((name) => numberIn(stored.dict, name));
    if (factor < leastFactor || pixelWidth * pixelHeight < leastPixels) continue;
    const [width, height] = [Math.ceil(pixelWidth / factor), Math.ceil(pixelHeight / factor)];
    const smaller = await makeSmaller({ jpeg: stored.contents, pixelWidth, pixelHeight, width, height });
    if (!smaller) continue;
    const dict = stored.dict.clone();
    dict.delete(PDFName.of('Filter'));
    const stated = { Width: smaller.width, Height: smaller.height, BitsPerComponent: 8 };
    for (const [name, value] of Object.entries(stated)) dict.set(PDFName.of(name), PDFNumber.of(value));
    context.assign(ref, PDFRawStream.of(dict, smaller.data));
    isSmaller = true;
  }
  return isSmaller;
}

/** Whether its samples mean the same in fewer pixels, and are decoded as the file itself says. */
const isPlainJpeg = (dict: PDFDict): boolean =>
  isJpeg(dict) &&
  entryIn(dict, 'ColorSpace') !== undefined &&
  !['DecodeParms', 'ImageMask'].some((name) => entryIn(dict, name)) &&
  // A range of colours that is left out, or colours that were mixed with those of a mask in as many pixels.
  !arrayIn(dict, 'Mask') &&
  !entryIn(dictIn(dict, 'SMask') ?? dict, 'Matte');
