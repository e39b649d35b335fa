import { decoded } from '../../../process/work/decoded.ts';
import { sharp } from '../../../process/work/sharp.ts';
import { damaged, type Refused, refused, type Shown } from './inspected.ts';
import { screenPixels, showPixels } from './make-preview.ts';
import { refuseSize } from './picture-size.ts';

/** Decodes a PNG or JPEG after checking its size. */
export async function readPicture(kind: 'png' | 'jpeg', bytes: Buffer): Promise<Shown | Refused> {
  const open = () => sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });
  const facts = await decoded(open, (picture) => picture.metadata());
  if (facts?.format !== kind) return damaged;
  const { width, height } = facts.autoOrient;
  const text = refuseSize(width, height);
  if (text !== undefined) return refused(text);
  const pixels = await decoded(open, screenPixels);
  if (!pixels) return damaged;
  return showPixels(pixels, {
    pixelWidth: width,
    pixelHeight: height,
    ratio: width / height,
    bleed: 0,
    leastPixels: width,
    print: null,
  });
}
