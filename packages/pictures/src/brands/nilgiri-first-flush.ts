import { smallPrint } from '../drawing/print.ts';
import { d, fill, line, type Markup, placed, ring, roundWords, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [deep, mist, pale] = ['#15513f', '#a9cfae', '#f3f3de'];

/** Two leaves and a bud, as tea is plucked, ten high about its foot. */
const pluck = (weight: number): Markup =>
  line('M0 10C0 4 0 0 0-4', pale, weight, { round: true }) +
  line('M0 5C-6 4-8 0-7.6-5C-2.6-4 0 0 0 5C-2 1-4-1.5-7.6-5', pale, weight) +
  line('M0 5C6 4 8 0 7.6-5C2.6-4 0 0 0 5C2 1 4-1.5 7.6-5', pale, weight) +
  line('M0-3C-2.5-6-1.5-9.5 0-12C1.5-9.5 2.5-6 0-3V-9', pale, weight);

/** Nilgiri First Flush: ranges of hills in hairlines under a sprig. */
export const nilgiriFirstFlush: Artwork = {
  pose: 'standing',
  camera: { yaw: 33, pitch: 24 },
  ground: { front: deep, side: '#103a2f', lid: '#1b5a48' },
  front: ({ width: w, height: h }) => {
    const hills = Array.from({ length: 9 }, (_, index) => {
      const y = h * (0.71 + index * 0.034);
      const [lift, lean] = [h * 0.09 * (1 - index / 11), w * 0.06 * ((index % 3) - 1)];
      return d`M0 ${y + lift * 0.3}C${w * 0.16 + lean} ${y - lift} ${w * 0.3 + lean} ${y - lift} ${w * 0.45} ${y}S${w * 0.76 - lean} ${y - lift * 1.5} ${w} ${y - lift * 0.2}`;
    });
    const wide = w > h * 1.2;
    const sprig = Math.min(w / 55, h / (wide ? 60 : 80));
    return (
      fill(`${hills[0]}V${h.toFixed(1)}H0z`, '#0e3a2e') +
      line(hills.join(''), mist, w * 0.0075) +
      placed(wide ? w * 0.16 : w / 2, h * (wide ? 0.42 : 0.25), pluck(0.45), { scale: sprig }) +
      words({
        face: 'bookish',
        text: 'Nilgiri',
        x: wide ? w * 0.58 : w / 2,
        y: h * (wide ? 0.41 : 0.49),
        height: h * (wide ? 0.19 : 0.12),
        within: w * (wide ? 0.6 : 0.74),
        colour: pale,
      }) +
      words({
        face: 'bookish',
        text: 'FIRST FLUSH',
        x: wide ? w * 0.58 : w / 2,
        y: h * 0.6,
        height: w * 0.046,
        within: w * 0.72,
        colour: pale,
        tracking: 200,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    placed(w / 2, h * 0.2, pluck(0.6), { scale: Math.min(w / 46, h / 70) }) +
    words({
      face: 'bookishItalic',
      text: 'Coonoor, 1,850 m',
      x: w / 2,
      y: h * 0.46,
      height: w * 0.07,
      within: w * 0.72,
      colour: pale,
    }) +
    line(d`M${w * 0.18} ${h * 0.52}h${w * 0.64}`, mist, 0.25) +
    smallPrint(w * 0.18, h * 0.58, w * 0.64, Math.min(9, Math.floor((h * 0.34) / 2.4)), mist, 2.4),
  lid: ({ width: w, height: h }) => {
    const r = Math.min(w, h) * 0.36;
    return (
      ring(w / 2, h / 2, r * 1.12, mist, 0.35) +
      ring(w / 2, h / 2, r * 0.72, mist, 0.25) +
      roundWords(
        {
          face: 'bookish',
          text: 'NILGIRI · FIRST FLUSH ·',
          x: w / 2,
          y: h / 2,
          height: r * 0.17,
          colour: pale,
          tracking: 130,
        },
        r * 0.82,
      ) +
      placed(w / 2, h / 2 + r * 0.04, pluck(0.9), { scale: r / 24 })
    );
  },
};
