import { sharp } from '../../../process/work/sharp.ts';
import type { DrawnInk } from './drawn-inks.ts';

/** White isn't seen on white: blue, as on the proof. */
const shownAs = [92, 128, 168] as const;

/** The white of a file as the other inks are shown, in a colour that is seen. */
export async function whiteInk(white: Uint8Array): Promise<DrawnInk> {
  const { data, info } = await sharp(white).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let amount = 0;
  for (let at = 0; at < data.length; at += 4) {
    data.set(shownAs, at);
    amount += data[at + 3] ?? 0;
  }
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const picture = await sharp(data, { raw }).webp({ quality: 80, alphaQuality: 80, effort: 2 }).toBuffer();
  return {
    name: 'White',
    colour: `#${Buffer.from(shownAs).toString('hex')}`,
    coverage: (100 * amount) / (255 * info.width * info.height),
    picture,
  };
}
