import { d, disc, line, type Markup, placed, rect, repeated, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [aubergine, ink, copper, rose] = ['#3b1d47', '#26102f', '#d99a6c', '#c2527f'];

/** A lotus of seven petals sitting on the origin. */
const lotus = (name: string, size: number): Markup => {
  const petal = d`M0 0C${size * 0.3} ${-size * 0.35} ${size * 0.2} ${-size * 0.8} 0 ${-size}C${-size * 0.2} ${-size * 0.8} ${-size * 0.3} ${-size * 0.35} 0 0`;
  const turns = [-66, -44, -22, 22, 44, 66, 0].map((turn) => ({ x: 0, y: 0, turn }));
  return repeated(name, `<path d="${petal}" stroke="${ink}" stroke-width="${(size * 0.03).toFixed(2)}"/>`, turns);
};

/** Oud Kalyani, incense: smoke that rises along the whole box. */
export const oudKalyani: Artwork = {
  pose: 'along',
  camera: { yaw: 28, pitch: 34 },
  ground: { front: aubergine, side: ink, lid: copper },
  front: ({ width: w, height: h }) => {
    // Right of the thumb notch.
    const left = Math.max(w * 0.035, 10);
    const smoke = Array.from({ length: 5 }, (_, index) => {
      const [y, s] = [h * (0.5 + (index - 2) * 0.07), h * (0.2 + index * 0.04)];
      return d`M${w * 0.57} ${h * 0.5}C${w * 0.62} ${y - s} ${w * 0.68} ${y + s} ${w * 0.76} ${y}S${w * 0.88} ${y - s * 1.3} ${w} ${y + s * (index % 2 ? -0.5 : 0.7)}`;
    });
    return (
      line(d`M0 ${h * 0.08}h${w}M0 ${h * 0.92}h${w}`, copper, h * 0.018) +
      line(smoke.join(''), copper, h * 0.016, { opacity: 0.75 }) +
      disc(w * 0.57, h * 0.5, h * 0.035, '#ffcf8a') +
      words({
        face: 'deco',
        text: 'Oud Kalyani',
        x: left,
        y: h * 0.61,
        height: h * 0.44,
        within: w * 0.53 - left,
        colour: copper,
        anchor: 'start',
      }) +
      words({
        face: 'text',
        text: 'NINE-INCH AGARBATTI',
        x: left,
        y: h * 0.81,
        height: h * 0.085,
        within: w * 0.36,
        colour: rose,
        anchor: 'start',
        tracking: 120,
      })
    );
  },
  side: ({ width: w, height: h }) => {
    const count = Math.floor(w / (h * 1.5));
    const places = Array.from({ length: count }, (_, index) => ({
      x: (index + 0.5) * (w / count),
      y: h * 0.82,
      colour: index % 2 ? copper : rose,
    }));
    return repeated('lotus', lotus('petal', h * 0.62), places);
  },
  lid: ({ width: w, height: h }) =>
    placed(w / 2, h * 0.74, `<g fill="${aubergine}">${lotus('sepal', Math.min(w, h) * 0.5)}</g>`) +
    rect(0, h * 0.88, w, h * 0.12, aubergine),
};
