import { checksumOf } from '../../../adapters/files/files.ts';
import { decoded } from '../../../process/work/decoded.ts';
import { onPaper } from './drawn-file.ts';
import { damaged, noSuchPage, nothingElse, type Refused, refused, type Shown } from './inspected.ts';
import { drawingPath, keepDrawing } from './kept-drawings.ts';
import { lacksData } from './lacks-data.ts';
import { screenPixels, showPixels } from './make-preview.ts';
import { pictureIn, readingOfPicture } from './picture-facts.ts';
import { mostPixelsOfAvif, refuseSize } from './picture-size.ts';

/** As the picture library calls them. */
const formats = { png: 'png', jpeg: 'jpeg', webp: 'webp', avif: 'heif', tiff: 'tiff' } as const;

const cutShort = refused(
  `A part of this JPEG is missing: its data end before its picture does, and the rest would be printed grey. Please save it again from its original, see that all of it is shown, and upload that. ${nothingElse}`,
);

/**
 * Decodes a picture after checking its size.
 *
 * @param drawings the folder in which its pixels are kept for checks; they aren't kept without one
 */
export async function readPicture(
  kind: keyof typeof formats,
  bytes: Buffer,
  page: number,
  drawings?: string,
): Promise<Shown | Refused> {
  const open = pictureIn(bytes, page);
  const facts = await decoded(open, (picture) => picture.metadata());
  if (facts?.format !== formats[kind]) return damaged;
  // Pictures of other kinds have moving frames, of which the first one is printed.
  const pages = kind === 'tiff' ? (facts.pages ?? 1) : 1;
  if (page > pages) return noSuchPage;
  const { width, height } = facts.autoOrient;
  const text = refuseSize(width, height, kind === 'avif' ? mostPixelsOfAvif : undefined);
  if (text !== undefined) return refused(text);
  const clean = kind === 'jpeg' && (await decoded(pictureIn(bytes, page, 'warning'), screenPixels));
  const pixels = clean || (await decoded(open, screenPixels));
  if (!pixels) return damaged;
  if (kind === 'jpeg' && !clean && (await lacksData(bytes))) return cutShort;
  const shown = {
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
  };
  const keep = async (folder: string) => {
    const drawn = onPaper({ reading: await readingOfPicture(facts, open), pixels });
    // To look for codes takes longest: the first check does, while the buyer sees the picture on the box.
    await keepDrawing(drawingPath(folder, checksumOf(bytes), page), { ...drawn, codes: null });
  };
  const [result] = await Promise.all([showPixels(pixels, shown), drawings && keep(drawings)]);
  return result;
}
