import sharp from 'sharp';

/** A picture of our own making, or why there is none. */
export type Encoded =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: 'unreadable' | 'too many pixels' };

/** 4096 by 4096, as many as most cameras take: decoded at once they fill 64 MB. */
const mostPixels = 2 ** 24;
/** Both sides of what is kept, and of what our own page sends: four times what is shown. */
const side = 384;
const mostSeconds = 5;

// One picture at a time is enough, and none is asked for twice.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes a JPEG, PNG or WebP and encodes it anew as a square WebP: whatever else was in the file (places, names,
 * programs) stays behind.
 */
export async function encodeAnew(sent: Uint8Array): Promise<Encoded> {
  try {
    const picture = sharp(sent, { limitInputPixels: false, failOn: 'error', pages: 1 });
    const { width, height, format } = await picture.metadata();
    if (!['jpeg', 'png', 'webp'].includes(format)) return { ok: false, problem: 'unreadable' };
    if (width * height > mostPixels) return { ok: false, problem: 'too many pixels' };
    const bytes = await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .timeout({ seconds: mostSeconds })
      .toBuffer();
    return { ok: true, bytes };
  } catch {
    // The library's own words, about its decoders, tell a visitor nothing.
    return { ok: false, problem: 'unreadable' };
  }
}
