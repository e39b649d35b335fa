import { smallPrint } from '../drawing/print.ts';
import { d, disc, fill, line, placed, rect, ring, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [plum, curry, cream, lime, copper] = ['#54204a', '#e6872a', '#fff1d8', '#9dc64a', '#a8551c'];

/** Tiffin Route, ready meals: a bowl from above at the end of a dotted way. */
export const tiffinRoute: Artwork = {
  pose: 'standing',
  camera: { yaw: 29, pitch: 18 },
  ground: { front: cream, side: plum, lid: plum },
  front: ({ width: w, height: h }) => {
    const [cx, cy, r] = [w * 0.62, h * 0.68, Math.min(w * 0.46, h * 0.33)];
    const lentils = Array.from({ length: 26 }, (_, index) => {
      const [angle, away] = [index * 2.4, Math.sqrt(index / 26) * r * 0.66];
      return disc(cx + Math.cos(angle) * away, cy + Math.sin(angle) * away, r * 0.05, index % 3 ? '#f6b45c' : copper);
    });
    const leaf = (turn: number) =>
      placed(cx, cy, fill(d`M0 0Q${r * 0.16} ${-r * 0.14} ${r * 0.34} 0Q${r * 0.16} ${r * 0.14} 0 0`, lime), { turn });
    return (
      rect(0, 0, w, h * 0.36, plum) +
      words({
        face: 'slab',
        text: 'Tiffin',
        x: w * 0.08,
        y: h * 0.2,
        height: h * 0.085,
        within: w * 0.6,
        colour: cream,
        anchor: 'start',
      }) +
      words({
        face: 'slab',
        text: 'Route',
        x: w * 0.08,
        y: h * 0.315,
        height: h * 0.085,
        within: w * 0.6,
        colour: curry,
        anchor: 'start',
      }) +
      line(
        d`M${w * 0.86} ${h * 0.1}V${h * 0.28}Q${w * 0.86} ${h * 0.42} ${w * 0.5} ${h * 0.42}T${w * 0.13} ${h * 0.56}V${h * 0.8}`,
        lime,
        1.5,
        { dash: '.1 3.6', round: true },
      ) +
      disc(w * 0.86, h * 0.1, 2.2, lime) +
      disc(cx + r * 0.04, cy + r * 0.06, r * 1.02, '#d9c39c') +
      disc(cx, cy, r, copper) +
      ring(cx, cy, r * 0.95, '#d98d4d', r * 0.05) +
      disc(cx, cy, r * 0.84, curry) +
      lentils.join('') +
      line(
        d`M${cx - r * 0.5} ${cy - r * 0.2}q${r * 0.4} ${-r * 0.4} ${r * 0.5} ${r * 0.2}t${r * 0.5} ${-r * 0.1}`,
        cream,
        r * 0.06,
        { round: true, opacity: 0.9 },
      ) +
      [20, 140, 260].map(leaf).join('') +
      words({
        face: 'condensed',
        text: 'DAL',
        x: w * 0.08,
        y: h * 0.875,
        height: w * 0.05,
        colour: plum,
        anchor: 'start',
      }) +
      words({
        face: 'condensed',
        text: 'MAKHANI',
        x: w * 0.08,
        y: h * 0.925,
        height: w * 0.05,
        within: w * 0.22,
        colour: plum,
        anchor: 'start',
      })
    );
  },
  side: ({ width: w, height: h }) =>
    words({
      face: 'slab',
      text: 'Tiffin Route',
      x: w * 0.66,
      y: h * 0.05,
      height: w * 0.34,
      within: h * 0.5,
      colour: curry,
      turn: -90,
      anchor: 'end',
    }) + smallPrint(w * 0.18, h * 0.66, w * 0.64, 8, cream, h * 0.03),
  lid: ({ width: w, height: h }) =>
    words({
      face: 'slab',
      text: 'Dal Makhani',
      x: w / 2,
      y: h * 0.62,
      height: h * 0.26,
      within: w * 0.8,
      colour: curry,
    }),
};
