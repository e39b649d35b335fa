import { decoded } from '../../../process/work/decoded.ts';
import { sharp } from '../../../process/work/sharp.ts';
import { damaged, noSuchPage, type Refused, refused, type Shown } from './inspected.ts';
import { screenPixels, showPixels } from './make-preview.ts';
import { refuseSize } from './picture-size.ts';

/** As the picture library calls them. */
const formats = { png: 'png', jpeg: 'jpeg', webp: 'webp', avif: 'heif', tiff: 'tiff' } as const;

/** Decodes a picture after checking its size. */
export async function readPicture(kind: keyof typeof formats, bytes: Buffer, page: number): Promise<Shown | Refused> {
  const open = () => sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1, page: page - 1 });
  const facts = await decoded(open, (picture) => picture.metadata());
  if (facts?.format !== formats[kind]) return damaged;
  // Pictures of other kinds have moving frames, of which the first one is printed.
  const pages = kind === 'tiff' ? (facts.pages ?? 1) : 1;
  if (page > pages) return noSuchPage;
  const { width, height } = facts.autoOrient;
  const text = refuseSize(width, height);
  if (text !== undefined) return refused(text);
  const pixels = await decoded(open, screenPixels);
  if (!pixels) return damaged;
  return showPixels(pixels, {
    pixelWidth: width,
    pixelHeight: height,
    page,
    pages,
    ratio: width / height,
    bleed: 0,
    leastPixels: width,
    ownCut: null,
    white: null,
    gloss: null,
    print: null,
  });
}
