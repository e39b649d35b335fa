import { disc, rect, ring, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [pink, orange, gold, berry, turquoise] = ['#f0478a', '#ff8a3c', '#ffd166', '#8c1150', '#15b3a8'];

/** A bangle: a band of colour between two golden rims, set with stones. */
const bangle = (x: number, y: number, r: number, colour: string) =>
  ring(x, y, r, colour, r * 0.17) +
  ring(x, y, r * 1.08, gold, r * 0.03) +
  ring(x, y, r * 0.92, gold, r * 0.03) +
  ring(x, y, r, '#fff', r * 0.06, `.01 ${(r * 0.31).toFixed(2)}" stroke-linecap="round`);

/** Chudi Lane, bangles: rings over rings in bazaar colours. */
export const chudiLane: Artwork = {
  pose: 'standing',
  camera: { yaw: 30, pitch: 28 },
  ground: { front: pink, side: orange, lid: berry },
  front: ({ width: w, height: h }) => {
    const r = Math.min(w, h) * 0.34;
    return (
      bangle(w * 0.26, h * 0.34, r, turquoise) +
      bangle(w * 0.78, h * 0.4, r, orange) +
      bangle(w * 0.46, h * 0.72, r, berry) +
      bangle(w * 0.98, h * 0.92, r * 0.9, turquoise) +
      bangle(w * 0.02, h * 0.9, r * 0.7, gold) +
      rect(w * 0.14, h * 0.4, w * 0.72, h * 0.25, berry, h * 0.125) +
      words({
        face: 'script',
        text: 'Chudi Lane',
        x: w / 2,
        y: h * 0.575,
        height: h * 0.13,
        within: w * 0.58,
        colour: gold,
      })
    );
  },
  side: ({ width: w, height: h }) => {
    const stripes = [berry, gold, turquoise, gold, pink, gold, berry];
    const count = Math.ceil(h / 6);
    return Array.from({ length: count }, (_, index) =>
      rect(0, (index * h) / count, w, (h / count) * (index % 2 ? 0.25 : 0.68), stripes[index % stripes.length] ?? gold),
    ).join('');
  },
  lid: ({ width: w, height: h }) =>
    Array.from({ length: 5 }, (_, index) =>
      disc(
        w * (0.18 + index * 0.16),
        h / 2,
        Math.min(w * 0.045, h * 0.2),
        [gold, turquoise, pink, turquoise, gold][index] ?? gold,
      ),
    ).join(''),
};
