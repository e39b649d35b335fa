import { factsTable } from '../drawing/print.ts';
import { d, disc, fill, line, type Markup, placed, rect, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [cream, sun, orange, brown, sky] = ['#fdf0cf', '#ffc93c', '#f2832a', '#5b2e12', '#bfe0dd'];

/** An ear of millet bending to the right from its foot at the origin, twenty high. */
const ear = (): Markup => {
  const grains = Array.from({ length: 13 }, (_, index) => {
    const [t, side] = [index / 12, index % 2 ? 1 : -1];
    const [x, y] = [2.2 * t * t + side * (1.5 - t * 0.8), -8 - t * 12];
    return disc(x, y, 1.15 - t * 0.45, brown);
  });
  return line('M0 0Q-.5-9 2.2-20', brown, 0.6, { round: true }) + grains.join('');
};

/** Millet Morning, health mix: a sunrise in bands over a field. */
export const milletMorning: Artwork = {
  pose: 'standing',
  camera: { yaw: 30, pitch: 20 },
  ground: { front: sky, side: cream, lid: orange },
  front: ({ width: w, height: h }) => {
    const [cx, cy, r] = [w / 2, h * 0.74, w * 0.52];
    const bands = ['#fbe3a2', sun, '#f9a72f', orange, '#d95f1e'].map((colour, index) =>
      disc(cx, cy, r * (1.12 - index * 0.2), colour),
    );
    const ears = [0.1, 0.24, 0.76, 0.9].map((x, index) =>
      placed(w * x, h * 0.86, ear(), { scale: (h / 78) * (index % 3 ? 0.8 : 1), turn: (x - 0.5) * 24 }),
    );
    return (
      bands.join('') +
      rect(0, h * 0.74, w, h * 0.26, cream) +
      fill(d`M0 ${h * 0.78}Q${w * 0.3} ${h * 0.69} ${w * 0.55} ${h * 0.75}T${w} ${h * 0.73}V${h}H0z`, '#8fb256') +
      fill(d`M0 ${h * 0.86}Q${w * 0.4} ${h * 0.79} ${w} ${h * 0.85}V${h}H0z`, '#5f8f3e') +
      ears.join('') +
      words({ face: 'round', text: 'Millet', x: cx, y: h * 0.2, height: h * 0.09, within: w * 0.74, colour: brown }) +
      words({ face: 'round', text: 'Morning', x: cx, y: h * 0.32, height: h * 0.09, within: w * 0.8, colour: brown }) +
      words({
        face: 'text',
        text: 'SPROUTED HEALTH MIX',
        x: cx,
        y: h * 0.945,
        height: w * 0.034,
        within: w * 0.8,
        colour: cream,
        tracking: 90,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    rect(0, 0, w, h * 0.16, orange) +
    words({
      face: 'round',
      text: 'seven grains',
      x: w / 2,
      y: h * 0.105,
      height: h * 0.035,
      within: w * 0.78,
      colour: cream,
    }) +
    placed(w / 2, h * 0.44, ear(), { scale: Math.min(w / 17, h / 82) }) +
    factsTable(w * 0.14, h * 0.54, w * 0.72, 7, brown, h * 0.055),
  lid: ({ width: w, height: h }) =>
    [1, 0.78, 0.56, 0.34]
      .map((share, index) =>
        disc(w / 2, h, Math.min(w * 0.46, h * 0.95) * share, ['#f9a72f', sun, '#fbe3a2', cream][index] ?? sun),
      )
      .join(''),
};
