import { type PageReading, pictureReading } from '@boxwright/print-files';
import type { Metadata, Sharp } from 'sharp';
import { sharp } from '../../../process/work/sharp.ts';
import { heaviestInk } from './heaviest-ink.ts';

/** Opens a page of a picture anew at each call. Of a warning nobody hears, unless decoding fails with it. */
export const pictureIn =
  (bytes: Uint8Array, page: number, failOn: 'error' | 'warning' = 'error'): (() => Sharp) =>
  () =>
    sharp(bytes, { limitInputPixels: false, failOn, pages: 1, page: page - 1 });

/** What is checked of a picture besides its pixels. */
export async function readingOfPicture(facts: Metadata, open: () => Sharp): Promise<PageReading> {
  const { width, height } = facts.autoOrient;
  return pictureReading({
    pixelWidth: width,
    pixelHeight: height,
    colours: coloursOf(facts),
    isCalibrated: facts.icc !== undefined,
    isLineArt: facts.bitsPerSample === 1,
    pages: facts.pages ?? 1,
    ...(facts.space === 'cmyk' && { heaviestInk: await heaviestInk(open()) }),
  });
}

function coloursOf({ space }: Metadata): 'Gray' | 'CMYK' | 'RGB' | 'Lab' {
  if (space === 'cmyk') return 'CMYK';
  if (space === 'lab') return 'Lab';
  return space === 'b-w' || space === 'grey16' ? 'Gray' : 'RGB';
}
