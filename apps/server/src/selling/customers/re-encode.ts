import type { Sharp } from 'sharp';
import { decoded } from '../../process/work/decoded.ts';
import { sharp } from '../../process/work/sharp.ts';

/** The re-encoded picture, or why there is none. */
export type Encoded =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: 'unreadable' | 'too many pixels' };

/** 4096 by 4096, as many as most cameras have; decoded they take 64 MB. */
const mostPixels = 2 ** 24;
/** Width and height of the stored picture, and of what our own page sends: four times the displayed size. */
const side = 384;

/**
 * Decodes a JPEG, PNG or WebP and encodes it again as a square WebP. This removes everything else in the file (places,
 * names, programs).
 */
export async function reEncode(sent: Uint8Array): Promise<Encoded> {
  const open = () => sharp(sent, { limitInputPixels: false, failOn: 'error', pages: 1 });
  const facts = await decoded(open, (picture) => picture.metadata());
  if (!facts || !['jpeg', 'png', 'webp'].includes(facts.format)) return { ok: false, problem: 'unreadable' };
  if (facts.width * facts.height > mostPixels) return { ok: false, problem: 'too many pixels' };
  const bytes = await decoded(open, square);
  return bytes ? { ok: true, bytes } : { ok: false, problem: 'unreadable' };
}

const square = (picture: Sharp): Promise<Uint8Array> =>
  picture
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .webp({ quality: 82 })
    .toBuffer();
