import { d, disc, fill, frame, line, placed, rect, repeated, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [slate, cloud, flame, pearl] = ['#5c7286', '#8299ab', '#ffb65c', '#f3ece2'];

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
    const [x, a] = [w * 0.27, w * 0.46];
    const [top, foot] = [h * 0.19, h * 0.68];
    const size = w / 44;
    return (
      rain('rain', w, h, w / 11, '#b9c8d3') +
      fill(d`M${x} ${foot}V${top + a / 2}a${a / 2} ${a / 2} 0 0 1 ${a} 0V${foot}z`, '#2b3946') +
      disc(w / 2, h * 0.42, a * 0.42, '#46535e') +
      disc(w / 2, h * 0.42, a * 0.28, '#7d6a55') +
      placed(
        w / 2,
        h * 0.46,
        fill('M0-7C2.8-3.6 3.4-1.4 2.200.9C1.2 2.5-1.2 2.5-2.200.9C-3.4-1.4-2-3 0-7', flame) +
          fill('M0-2.5C1.2-1 1.400.4 0 1.5C-1.400.4-1.2-1 0-2.5', '#fff1cc') +
          line('M0 1v2.6', '#1a1410', 0.5),
        { scale: size },
      ) +
      rect(w / 2 - a * 0.2, h * 0.46 + 3.2 * size, a * 0.4, foot - h * 0.46 - 3.2 * size, pearl, 0.6) +
      frame(x - w * 0.03, top - w * 0.03, a + w * 0.06, foot - top + w * 0.06, pearl, 0.35, a * 0.56) +
      words({
        face: 'bookishItalic',
        text: 'Wick & Monsoon',
        x: w / 2,
        y: h * 0.84,
        height: h * 0.07,
        within: w * 0.82,
        colour: pearl,
      }) +
      words({
        face: 'text',
        text: 'WET EARTH · VETIVER',
        x: w / 2,
        y: h * 0.91,
        height: w * 0.026,
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
