import { sharp } from '../../../process/work/sharp.ts';
import { damaged, type Refused, refused, type Shown } from './inspected.ts';
import { makePreview } from './make-preview.ts';
import { refuseSize } from './picture-size.ts';

/** Decodes a PNG or JPEG, whose size is looked at first. */
export async function readPicture(kind: 'png' | 'jpeg', bytes: Buffer): Promise<Shown | Refused> {
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });
    const { format, autoOrient } = await picture.metadata();
    const { width, height } = autoOrient;
    if (format !== kind) return damaged;
    const text = refuseSize(width, height);
    if (text !== undefined) return refused(text);
    return { pixelWidth: width, pixelHeight: height, ratio: width / height, preview: await makePreview(picture) };
  } catch {
    // The library's messages, about its decoders, don't help a buyer.
    return damaged;
  }
}
