import type { FinePicture, Samples } from '@boxwright/print-files';
import type { Metadata, Sharp } from 'sharp';
import { sharp } from '../../../process/work/sharp.ts';
import { hasAdobeMarker } from './jpeg-facts.ts';

/** Of a smaller picture: more would take the memory that drawing needs. */
const mostPixels = 16_000_000;

/**
 * The stored values of a JPEG in fewer pixels, which the picture library takes from a part of its coefficients: a third of
 * PDFium's time. Undefined for one that isn't as its PDF says, or that the library can't decode: PDFium draws what it can.
 */
export async function smallerJpeg(picture: FinePicture): Promise<Samples | undefined> {
  if (picture.width * picture.height > mostPixels) return undefined;
  try {
    return await samplesOf(picture);
  } catch {
    return undefined; // the library can't decode it
  }
}

async function samplesOf({ jpeg, pixelWidth, pixelHeight, width, height }: FinePicture): Promise<Samples | undefined> {
  const open = () => sharp(jpeg, { limitInputPixels: false, failOn: 'error', ignoreIcc: true });
  const facts = await open().metadata();
  const isAsSaid = facts.format === 'jpeg' && facts.width === pixelWidth && facts.height === pixelHeight;
  if (!isAsSaid) return undefined;
  const picture = inItsColours(open().resize({ width, height, fit: 'fill', kernel: 'linear' }), facts);
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  if (info.channels !== facts.channels) return undefined;
  // The library turns values round where a program of Adobe has marked them so; a PDF says that itself.
  if (facts.space === 'cmyk' && hasAdobeMarker(jpeg)) {
    for (let at = 0; at < data.length; at += 1) data[at] = 255 - (data[at] ?? 0);
  }
  return { data, width: info.width, height: info.height };
}

function inItsColours(picture: Sharp, { space }: Metadata): Sharp {
  if (space === 'cmyk') return picture.pipelineColourspace('cmyk').toColourspace('cmyk');
  return picture.toColourspace(space === 'b-w' ? 'b-w' : 'srgb');
}
