import { factsTable } from '../drawing/print.ts';
import { d, disc, fill, line, type Markup, placed, ring, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [cobalt, sun, white, night] = ['#1f49d6', '#ffd52e', '#f4f7ff', '#10267a'];

/** A lamp hanging from its cap, thirty high, its dome about the origin. */
const lamp: Markup =
  fill('M0 10C-7 10-10.5 5-10.5 0C-10.5-5.5-5-8-4.6-13H4.6C5-8 10.5-5.5 10.5 0C10.5 5 7 10 0 10', white) +
  fill('M-4.6-13.6h9.2v-5.4h-9.2z', '#aeb9d8') +
  line('M-4.6-15.2h9.2M-4.6-17.2h9.2', night, 0.6) +
  line('M-6.5 1.5C-6 5-4 6.8-1.5 7.4', sun, 1.1, { round: true });

/** Lumo, lamps: rings of light around the bulb itself. */
export const lumo: Artwork = {
  pose: 'standing',
  camera: { yaw: 32, pitch: 19 },
  ground: { front: cobalt, side: sun, lid: sun },
  front: ({ width: w, height: h }) => {
    const [cx, cy, r] = [w / 2, h * 0.46, w * 0.34];
    const rays = Array.from({ length: 28 }, (_, index) => {
      const angle = (index / 28) * Math.PI * 2;
      const [from, to] = [r * 1.12, r * (index % 2 ? 1.62 : 1.36)];
      return d`M${cx + Math.cos(angle) * from} ${cy + Math.sin(angle) * from}L${cx + Math.cos(angle) * to} ${cy + Math.sin(angle) * to}`;
    });
    return (
      line(rays.join(''), sun, w * 0.016, { round: true }) +
      disc(cx, cy, r, sun) +
      ring(cx, cy, r * 0.8, '#ffe98a', w * 0.05) +
      placed(cx, cy + r * 0.06, lamp, { scale: r / 19 }) +
      words({
        face: 'round',
        text: 'lumo',
        x: w * 0.08,
        y: h * 0.925,
        height: h * 0.12,
        within: w * 0.56,
        colour: white,
        anchor: 'start',
      }) +
      words({
        face: 'technical',
        text: 'LED',
        x: w * 0.92,
        y: h * 0.925,
        height: h * 0.035,
        colour: sun,
        anchor: 'end',
        tracking: 60,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    words({ face: 'round', text: 'lumo', x: w / 2, y: h * 0.2, height: h * 0.1, within: w * 0.7, colour: cobalt }) +
    factsTable(w * 0.14, h * 0.34, w * 0.72, 6, night, h * 0.062) +
    words({
      face: 'technical',
      text: '6500 K',
      x: w / 2,
      y: h * 0.9,
      height: h * 0.05,
      within: w * 0.6,
      colour: cobalt,
    }),
  lid: ({ width: w, height: h }) =>
    ring(w / 2, h / 2, h * 0.3, cobalt, h * 0.05) +
    ring(w / 2, h / 2, h * 0.18, cobalt, h * 0.03) +
    disc(w / 2, h / 2, h * 0.08, cobalt),
};
