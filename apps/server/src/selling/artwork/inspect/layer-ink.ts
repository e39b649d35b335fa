import { sharp } from '../../../process/work/sharp.ts';
import type { DrawnInk } from './drawn-inks.ts';

/** Neither white nor what shines is seen on a drawing: white is blue, as on the proof, gloss a green that artwork hardly has and no line of a drawing. */
const layers = {
  white: { name: 'White', shownAs: [92, 128, 168] },
  gloss: { name: 'Gloss', shownAs: [70, 225, 0] },
} as const;

/** The white of a file, or where it shines, as the other inks are shown, in a colour that is seen. */
export async function layerInk(drawn: Uint8Array, layer: keyof typeof layers): Promise<DrawnInk> {
  const { name, shownAs } = layers[layer];
  const { data, info } = await sharp(drawn).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let amount = 0;
  for (let at = 0; at < data.length; at += 4) {
    data.set(shownAs, at);
    amount += data[at + 3] ?? 0;
  }
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const picture = await sharp(data, { raw }).webp({ quality: 80, alphaQuality: 80, effort: 2 }).toBuffer();
  return {
    name,
    colour: `#${Buffer.from(shownAs).toString('hex')}`,
    coverage: (100 * amount) / (255 * info.width * info.height),
    picture,
  };
}
