import { d, disc, fill, line, placed, rect, repeated, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [slate, cloud, flame, pearl] = ['#3f5769', '#7891a3', '#ffb65c', '#f3ece2'];

/** Slanting rain over an area: one shower of two rows, repeated. */
const rain = (name: string, w: number, h: number, step: number, colour: string) => {
  const columns = Math.ceil(w / step) + 2;
  const shower = Array.from({ length: columns * 2 }, (_, index) => {
    const row = Math.floor(index / columns);
    const [x, y] = [((index % columns) + row / 2) * step, row * step * 1.6 + ((index * 7) % 5) * step * 0.2];
    return d`M${x} ${y}l${-step * 0.28} ${step * (0.6 + ((index * 3) % 4) * 0.14)}`;
  });
  const showers = Array.from({ length: Math.ceil(h / (step * 3.2)) }, (_, index) => ({ x: 0, y: index * step * 3.2 }));
  return repeated(name, line(shower.join(''), colour, step * 0.08, { round: true }), showers);
};

/** Wick & Monsoon, candles: one flame in the rain, behind a window. */
export const wickAndMonsoon: Artwork = {
  pose: 'standing',
  camera: { yaw: -34, pitch: 25 },
  ground: { front: slate, side: cloud, lid: pearl },
  front: ({ width: w, height: h }) => {
    const a = Math.min(w * 0.5, h * 0.5);
    const [x, top, foot, cy] = [(w - a) / 2, h * 0.13, h * 0.66, h * 0.43];
    const arch = (out: number) =>
      d`M${x - out} ${foot + out}V${top + a / 2}a${a / 2 + out} ${a / 2 + out} 0 0 1 ${a + 2 * out} 0V${foot + out}z`;
    const size = a / 22;
    return (
      rain('rain', w, h * 0.7, w / 11, '#7f96a6') +
      fill(arch(w * 0.035), slate) +
      line(arch(w * 0.025), pearl, w * 0.006) +
      fill(arch(0), '#22303c') +
      disc(w / 2, cy, a * 0.38, '#3f4a52') +
      disc(w / 2, cy, a * 0.25, '#7d6a55') +
      placed(
        w / 2,
        cy + a * 0.08,
        fill('M0-7C2.8-3.6 3.4-1.4 2.2.9C1.2 2.5-1.2 2.5-2.2.9C-3.4-1.4-2-3 0-7', flame) +
          fill('M0-2.5C1.2-1 1.4.4 0 1.5C-1.4.4-1.2-1 0-2.5', '#fff1cc') +
          line('M0 1v2.6', '#1a1410', 0.5),
        { scale: size },
      ) +
      rect(w / 2 - a * 0.19, cy + a * 0.08 + 3.2 * size, a * 0.38, foot - cy - a * 0.08 - 3.2 * size, pearl, 0.6) +
      rect(0, h * 0.72, w, h * 0.28, slate) +
      words({
        face: 'bookishItalic',
        text: 'Wick & Monsoon',
        x: w / 2,
        y: h * 0.815,
        height: h * 0.085,
        within: w * 0.86,
        colour: pearl,
      }) +
      words({
        face: 'text',
        text: 'WET EARTH · VETIVER',
        x: w / 2,
        y: h * 0.885,
        height: w * 0.03,
        within: w * 0.7,
        colour: '#dfe6ea',
        tracking: 140,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    rain('shower', w, h, w / 9, pearl) +
    rect(w * 0.2, h * 0.4, w * 0.6, h * 0.2, cloud) +
    words({ face: 'bookishItalic', text: 'no. 4', x: w / 2, y: h * 0.53, height: h * 0.07, colour: pearl }),
  lid: ({ width: w, height: h }) =>
    words({
      face: 'bookishItalic',
      text: 'Wick & Monsoon',
      x: w / 2,
      y: h * 0.54,
      height: h * 0.1,
      within: w * 0.7,
      colour: slate,
    }),
};
