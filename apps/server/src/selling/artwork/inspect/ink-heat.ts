import { sharp } from '../../../process/work/sharp.ts';
import type { InkHeat } from './drawn-inks.ts';

const bands: InkHeat['bands'] = [
  { from: 200, colour: '#fde68a' },
  { from: 240, colour: '#fbbf24' },
  { from: 280, colour: '#f97316' },
  { from: 300, colour: '#dc2626' },
  { from: 320, colour: '#86198f' },
];
/** How dark the grey is below the first band, of 255. */
const mostGrey = 110;

/**
 * A picture of how much ink lies where.
 *
 * @param sums of all inks, 255 for each 100 per cent, row by row
 */
export async function inkHeat(sums: Uint16Array, width: number, height: number): Promise<InkHeat> {
  const data = Buffer.alloc(sums.length * 4);
  const [least = 0] = bands.map(({ from }) => from);
  const inParts = bands.map(({ from, colour }) => ({ from, parts: [...Buffer.from(colour.slice(1), 'hex'), 255] }));
  for (const [at, sum] of sums.entries()) {
    const ink = (100 * sum) / 255;
    const band = inParts.findLast(({ from }) => ink > from);
    data.set(band?.parts ?? [90, 90, 90, (mostGrey * ink) / least], at * 4);
  }
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 90, effort: 2 })
    .toBuffer();
  return { bands, picture };
}
