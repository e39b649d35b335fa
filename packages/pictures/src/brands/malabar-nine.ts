import { d, disc, fill, frame, line, type Markup, rect, repeated, ring, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [navy, pistachio, green, coral] = ['#1f2a55', '#d5dfae', '#7c9a45', '#ef7a5a'];

const pod: Markup =
  fill('M0-5C3.2-3 3.2 3 0 5C-3.2 3-3.2-3 0-5', green) +
  line('M0-5C1.2-2 1.2 2 0 5M0-5C-1.2-2-1.2 2 0 5', '#b7cc7e', 0.4) +
  line('M0-5v-1.4', green, 0.7);

/** Malabar Nine, whole spices: a large nine before a grove of cardamom. */
export const malabarNine: Artwork = {
  pose: 'standing',
  camera: { yaw: -32, pitch: 24 },
  ground: { front: pistachio, side: navy, lid: coral },
  front: ({ width: w, height: h }) => {
    const step = w / 4;
    const rows = Math.ceil(h / (step * 1.1)) + 1;
    const places = Array.from({ length: rows * 5 }, (_, index) => {
      const row = Math.floor(index / 5);
      return {
        x: ((index % 5) + (row % 2 ? 0 : 0.5)) * step,
        y: row * step * 1.1 + step * 0.2,
        turn: ((index * 47 + row * 31) % 70) - 35,
      };
    });
    const card = { x: w * 0.16, y: h * 0.17, width: w * 0.68, height: h * 0.66 };
    return (
      repeated('cardamom', `<g transform="scale(${(step / 13).toFixed(2)})">${pod}</g>`, places) +
      rect(card.x, card.y, card.width, card.height, navy, w * 0.34) +
      frame(card.x + 1.4, card.y + 1.4, card.width - 2.8, card.height - 2.8, pistachio, 0.35, w * 0.32) +
      words({ face: 'serif', text: '9', x: w / 2, y: h * 0.56, height: h * 0.26, within: w * 0.4, colour: pistachio }) +
      words({
        face: 'serif',
        text: 'Malabar',
        x: w / 2,
        y: h * 0.66,
        height: h * 0.055,
        within: w * 0.46,
        colour: coral,
      }) +
      words({
        face: 'text',
        text: 'WHOLE SPICE',
        x: w / 2,
        y: h * 0.72,
        height: w * 0.03,
        within: w * 0.4,
        colour: pistachio,
        tracking: 140,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    words({
      face: 'serif',
      text: 'Malabar Nine',
      x: w * 0.62,
      y: h / 2,
      height: w * 0.24,
      within: h * 0.66,
      colour: pistachio,
      turn: -90,
    }) +
    disc(w / 2, h * 0.9, w * 0.1, coral) +
    disc(w / 2, h * 0.1, w * 0.1, coral),
  lid: ({ width: w, height: h }) =>
    ring(w / 2, h / 2, h * 0.34, navy, 0.6) +
    words({ face: 'serif', text: '9', x: w / 2, y: h * 0.66, height: h * 0.34, colour: navy }) +
    line(
      d`M${w * 0.06} ${h / 2}h${w / 2 - h * 0.34 - w * 0.1}M${w * 0.94} ${h / 2}h${-(w / 2 - h * 0.34 - w * 0.1)}`,
      navy,
      0.6,
    ),
};
