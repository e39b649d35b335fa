import { d, disc, fill, line, type Markup, rect, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [cobalt, gum, sun, white] = ['#2336c4', '#ff7fb0', '#ffd73b', '#fff6fb'];

/** A blown bubble with the light of two windows on it. */
const bubble = (x: number, y: number, r: number): Markup =>
  disc(x, y, r, gum) +
  line(
    d`M${x - r * 0.62} ${y - r * 0.3}A${r * 0.7} ${r * 0.7} 0 0 1 ${x - r * 0.12} ${y - r * 0.68}`,
    white,
    r * 0.13,
    { round: true },
  ) +
  line(d`M${x + r * 0.5} ${y + r * 0.5}A${r * 0.7} ${r * 0.7} 0 0 1 ${x + r * 0.2} ${y + r * 0.66}`, white, r * 0.07, {
    round: true,
    opacity: 0.7,
  });

/** Sherbet rays from a place, as far as the panel goes. */
const rays = (x: number, y: number, far: number): Markup =>
  fill(
    Array.from({ length: 14 }, (_, index) => {
      const [from, to] = [index / 14, (index + 0.5) / 14].map((share) => share * 2 * Math.PI);
      return d`M${x} ${y}L${x + Math.cos(from ?? 0) * far} ${y + Math.sin(from ?? 0) * far}L${x + Math.cos(to ?? 0) * far} ${y + Math.sin(to ?? 0) * far}z`;
    }).join(''),
    '#1b2aa3',
  );

/** Chabbo, bubble gum: its last letter is blown so large that the others step aside. */
export const chabbo: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 30, pitch: 22 },
  ground: { front: cobalt, side: gum, lid: sun },
  front: ({ width: w, height: h }) => {
    const isTall = w < h * 1.25;
    const r = isTall ? Math.min(w * 0.36, h * 0.28) : Math.min(w * 0.28, h * 0.34);
    const [x, y] = isTall ? [w * 0.5, h * 0.34] : [w * 0.74, h * 0.46];
    const name = isTall
      ? words({ face: 'round', text: 'chabbo', x, y: h * 0.8, height: h * 0.16, within: w * 0.82, colour: sun })
      : words({
          face: 'round',
          text: 'chabb',
          x: x - r * 0.9,
          y: y + r * 0.36,
          height: r * 0.98,
          within: x - r * 0.9 - w * 0.05,
          colour: sun,
          anchor: 'end',
        });
    return (
      rays(x, y, Math.hypot(w, h)) +
      bubble(x, y, r) +
      name +
      rect(0, h * 0.86, w, h * 0.14, sun) +
      words({
        face: 'text',
        text: 'ROSE-MILK BUBBLE GUM',
        x: w * 0.06,
        y: h * 0.948,
        height: h * 0.04,
        within: w * (isTall ? 0.34 : 0.54),
        colour: cobalt,
        anchor: 'start',
        tracking: 60,
      }) +
      words({
        face: 'grotesque',
        text: '5 for 10',
        x: w * 0.94,
        y: h * 0.953,
        height: h * 0.05,
        within: w * 0.24,
        colour: cobalt,
        anchor: 'end',
      })
    );
  },
  side: ({ width: w, height: h }) => {
    const places = [
      [0.3, 0.24, 0.2],
      [0.74, 0.4, 0.14],
      [0.36, 0.6, 0.28],
      [0.78, 0.74, 0.12],
      [0.28, 0.86, 0.1],
    ];
    return places
      .map(
        ([x = 0, y = 0, r = 0]) =>
          disc(w * x, h * y, Math.min(w, h) * r, '#ffa6c9') +
          line(
            d`M${w * x - Math.min(w, h) * r * 0.6} ${h * y - Math.min(w, h) * r * 0.2}a${Math.min(w, h) * r * 0.64} ${Math.min(w, h) * r * 0.64} 0 0 1 ${Math.min(w, h) * r * 0.5} ${-Math.min(w, h) * r * 0.44}`,
            white,
            Math.min(w, h) * r * 0.14,
            { round: true },
          ),
      )
      .join('');
  },
  lid: ({ width: w, height: h }) =>
    words({ face: 'round', text: 'chabbo', x: w / 2, y: h * 0.6, height: h * 0.32, within: w * 0.6, colour: cobalt }),
  header: ({ width: w, height: h }) => {
    const r = h * 0.36;
    const x = w * 0.72;
    return (
      rays(x, h * 0.5, w) +
      bubble(x, h * 0.5, r) +
      words({
        face: 'round',
        text: 'chabb',
        x: x - r * 1.06,
        y: h * 0.5 + r * 0.42,
        height: r * 1.16,
        within: w * 0.52,
        colour: sun,
        anchor: 'end',
      })
    );
  },
  band: ({ width: w, height: h }) =>
    words({ face: 'round', text: 'chabbo', x: w / 2, y: h * 0.62, height: h * 0.36, within: w * 0.5, colour: cobalt }),
};
