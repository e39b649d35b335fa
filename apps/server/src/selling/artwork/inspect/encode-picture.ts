import { readFile } from 'node:fs/promises';
import { leastPicture, type PictureRefusal, pictureWidths } from '@boxwright/contract';
import type { Sharp } from 'sharp';
import { decoded } from '../../../process/work/decoded.ts';
import { sharp } from '../../../process/work/sharp.ts';
import { fileEnd } from './file-end.ts';
import { fileKind } from './file-kind.ts';
import { refuseSize } from './picture-size.ts';

/** A picture in the sizes and formats that the site uses. */
export interface EncodedPicture {
  readonly ok: true;
  readonly webp: Uint8Array;
  /** One for each of `pictureWidths`. */
  readonly avifs: readonly Uint8Array[];
}

/** Pictures of the site are 5 : 4. */
const shape = 5 / 4;
/** Pictures whose width by height is between these are cropped; others get a margin in the colour of the paper. */
const [narrowest, widest] = [1.08, 1.52];
const paper = '#fbf8f2';

/**
 * Decodes a PNG or JPEG and encodes it for the site, turned as its EXIF orientation says, without anything else that
 * the file held. Runs in the process that decodes uploaded files.
 *
 * @param path of the file on this machine
 */
export async function encodePicture(path: string): Promise<EncodedPicture | { ok: false; problem: PictureRefusal }> {
  const received = await readFile(path);
  const kind = fileKind(received);
  if (kind !== 'png' && kind !== 'jpeg') return { ok: false, problem: 'no-picture' };
  const length = fileEnd(kind, received);
  if (length === undefined) return { ok: false, problem: 'unreadable' };
  const open = () => sharp(received.subarray(0, length), { limitInputPixels: false, failOn: 'error', pages: 1 });
  const facts = await decoded(open, (picture) => picture.metadata());
  if (facts?.format !== kind) return { ok: false, problem: 'unreadable' };
  const { width, height } = facts.autoOrient;
  if (refuseSize(width, height) !== undefined) return { ok: false, problem: 'unreadable' };
  if (width < leastPicture.width || height < leastPicture.height) return { ok: false, problem: 'too-small' };
  const framed = await decoded(open, (picture) => frame(picture, width / height));
  if (!framed) return { ok: false, problem: 'unreadable' };
  const webp = await sharp(framed).webp({ quality: 82, effort: 4 }).toBuffer();
  const avifs: Uint8Array[] = [];
  for (const each of pictureWidths) {
    avifs.push(await sharp(framed).resize({ width: each }).avif({ quality: 55, effort: 3 }).toBuffer());
  }
  return { ok: true, webp, avifs };
}

/** Makes a PNG in the shape and colours of the site's pictures. */
function frame(picture: Sharp, ratio: number): Promise<Buffer> {
  const largest = Math.max(...pictureWidths);
  return picture
    .autoOrient()
    .resize({
      width: largest,
      height: largest / shape,
      fit: ratio > narrowest && ratio < widest ? 'cover' : 'contain',
      background: paper,
    })
    .flatten({ background: paper })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
}
