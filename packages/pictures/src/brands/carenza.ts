import { disc, type Markup, rect, repeated, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [peach, skin, teal, white] = ['#fde3d3', '#e8a583', '#0b7a75', '#fffaf6'];

/** An adhesive strip about the origin, twenty-four long. */
const strip = (colour: string): Markup => {
  const holes = [-9, -7.2, 7.2, 9].flatMap((x) => [-1.6, 0, 1.6].map((y) => disc(x, y, 0.3, '#fff')));
  return rect(-12, -3.4, 24, 6.8, colour, 3.4) + rect(-4, -2.7, 8, 5.4, '#fff', 0.8) + holes.join('');
};

/** Carenza, first aid: strips strewn like a woven pattern. */
export const carenza: Artwork = {
  pose: 'standing',
  camera: { yaw: 31, pitch: 22 },
  ground: { front: peach, side: teal, lid: skin },
  front: ({ width: w, height: h }) => {
    const size = w / 48;
    const places = [
      [0.2, 0.1, -38],
      [0.82, 0.16, 48],
      [0.5, 0.24, 8],
      [0.12, 0.36, 62],
      [0.88, 0.41, -30],
      [0.5, 0.47, 40],
    ].map(([x = 0, y = 0, turn = 0]) => ({ x: w * x, y: h * y, turn }));
    return (
      repeated('strip', `<g transform="scale(${size.toFixed(2)})">${strip(skin)}</g>`, places) +
      rect(0, h * 0.58, w, h * 0.42, teal) +
      rect(0, h * 0.58, w, h * 0.018, '#f26b5b') +
      words({
        face: 'round',
        text: 'Carenza',
        x: w * 0.08,
        y: h * 0.77,
        height: h * 0.11,
        within: w * 0.8,
        colour: white,
        anchor: 'start',
      }) +
      words({
        face: 'text',
        text: 'Breathable first aid',
        x: w * 0.08,
        y: h * 0.86,
        height: w * 0.045,
        within: w * 0.8,
        colour: '#a9ded6',
        anchor: 'start',
      })
    );
  },
  side: ({ width: w, height: h }) =>
    words({
      face: 'round',
      text: 'Carenza',
      x: w * 0.65,
      y: h * 0.94,
      height: w * 0.36,
      within: h * 0.6,
      colour: white,
      turn: -90,
      anchor: 'start',
    }) + rect(0, h * 0.58, w, h * 0.018, '#f26b5b'),
  lid: ({ width: w, height: h }) =>
    `<g transform="translate(${(w / 2).toFixed(1)} ${(h / 2).toFixed(1)})scale(${(Math.min(w / 32, h / 11)).toFixed(2)})">${strip(peach)}</g>`,
};
