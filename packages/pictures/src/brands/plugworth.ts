import { d, disc, fill, line, placed, rect, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [coal, mint, grey, white] = ['#23272d', '#5ff0b5', '#3a4048', '#f2f4f3'];

/** Plugworth, accessories: one cable, drawn in one line from the name to the plug. */
export const plugworth: Artwork = {
  pose: 'standing',
  camera: { yaw: 33, pitch: 21 },
  ground: { front: coal, side: mint, lid: coal },
  front: ({ width: w, height: h }) => {
    const [cx, cy, r] = [w * 0.5, h * 0.56, Math.min(w * 0.33, h * 0.24)];
    const coil = Array.from({ length: 3 }, (_, turn) => {
      const [a, b] = [r * (1 - turn * 0.24), r * (1 - (turn + 1) * 0.24)];
      return d`a${a} ${a} 0 0 1 ${-2 * a} 0a${(a + b) / 2} ${(a + b) / 2} 0 0 1 ${a + b} 0`;
    });
    return (
      disc(cx, cy, r * 1.32, grey) +
      line(d`M${cx + r} ${cy - h}V${cy}` + coil.join(''), mint, w * 0.026, { round: true }) +
      placed(
        cx + r * 0.28,
        cy,
        rect(-3, 0, 6, 8, white, 1.2) +
          rect(-2, 8, 4, 4.4, '#c9ced2', 0.6) +
          rect(-1, 9.4, 0.8, 1.6, coal) +
          rect(0.3, 9.4, 0.8, 1.6, coal),
        { scale: r / 21 },
      ) +
      rect(0, 0, w, h * 0.2, coal) +
      words({
        face: 'technical',
        text: 'plugworth',
        x: w * 0.09,
        y: h * 0.155,
        height: h * 0.062,
        within: w * 0.8,
        colour: white,
        anchor: 'start',
      }) +
      words({
        face: 'technical',
        text: 'carries on.',
        x: w * 0.09,
        y: h * 0.94,
        height: w * 0.05,
        colour: mint,
        anchor: 'start',
      }) +
      fill(
        d`M${w * 0.91} ${h * 0.905}l${-w * 0.06} ${h * 0.03}h${w * 0.035}l${-w * 0.02} ${h * 0.025}l${w * 0.07} ${-h * 0.035}h${-w * 0.035}z`,
        mint,
      )
    );
  },
  side: ({ width: w, height: h }) =>
    words({
      face: 'technical',
      text: 'plugworth',
      x: w * 0.66,
      y: h * 0.94,
      height: w * 0.4,
      within: h * 0.62,
      colour: coal,
      turn: -90,
      anchor: 'start',
    }),
  lid: ({ width: w, height: h }) =>
    line(
      d`M0 ${h / 2}h${w * 0.36}q${w * 0.06} 0 ${w * 0.06} ${-h * 0.2}t${w * 0.06} ${-h * 0.1}t${w * 0.06} ${h * 0.3}t${w * 0.06} ${h * 0.2}t${w * 0.06} ${-h * 0.2}H${w}`,
      mint,
      h * 0.06,
      { round: true },
    ),
};
