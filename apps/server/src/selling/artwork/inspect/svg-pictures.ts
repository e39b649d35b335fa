import { decoded } from '../../../process/work/decoded.ts';
import { sharp } from '../../../process/work/sharp.ts';
import { fileKind } from './file-kind.ts';
import { damaged, type Refused, refused } from './inspected.ts';
import { refuseSize } from './picture-size.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const otherPictures = refused(
  'The pictures in this SVG must be PNG or JPEG. Please export it again with such pictures, or as a PDF.',
);

/** Pictures in a drawing are decoded with it, so all of them together may have as many pixels as one of its own. */
export async function sizesOfPictures(pictures: readonly string[]): Promise<ReadonlyMap<string, PixelSize> | Refused> {
  const sizes = new Map<string, PixelSize>();
  let pixels = 0;
  for (const address of pictures) {
    const base64 = /^data:image\/[a-z.+-]+;base64,([A-Za-z0-9+/=\s]+)$/i.exec(address)?.[1];
    const bytes = Buffer.from(base64 ?? '', 'base64');
    const kind = fileKind(bytes);
    if (kind !== 'png' && kind !== 'jpeg') return otherPictures;
    const facts = await decoded(
      () => sharp(bytes, { limitInputPixels: false }),
      (picture) => picture.metadata(),
    );
    if (!facts) return damaged;
    const { width, height } = facts;
    pixels += width * height;
    const text = refuseSize(width, height) ?? refuseSize(Math.sqrt(pixels), Math.sqrt(pixels));
    if (text !== undefined) return refused(text);
    sizes.set(address, { width, height });
  }
  return sizes;
}
