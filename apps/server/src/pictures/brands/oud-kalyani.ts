import { d, disc, fill, line, type Markup, placed, rect, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [aubergine, ink, copper, rose] = ['#3b1d47', '#26102f', '#d99a6c', '#c2527f'];

/** A lotus of seven petals sitting on the origin. */
const lotus = (size: number, colour: string): Markup =>
  [-66, -44, -22, 22, 44, 66, 0]
    .map((turn) =>
      placed(
        0,
        0,
        fill(
          d`M0 0C${size * 0.3} ${-size * 0.35} ${size * 0.2} ${-size * 0.8} 0 ${-size}C${-size * 0.2} ${-size * 0.8} ${-size * 0.3} ${-size * 0.35} 0 0`,
          colour,
        ) +
          line(
            d`M0 0C${size * 0.3} ${-size * 0.35} ${size * 0.2} ${-size * 0.8} 0 ${-size}C${-size * 0.2} ${-size * 0.8} ${-size * 0.3} ${-size * 0.35} 0 0`,
            ink,
            size * 0.03,
          ),
        { turn },
      ),
    )
    .join('');

/** Oud Kalyani, incense: smoke that rises along the whole box. */
export const oudKalyani: Artwork = {
  pose: 'along',
  camera: { yaw: 28, pitch: 34 },
  ground: { front: aubergine, side: ink, lid: copper },
  front: ({ width: w, height: h }) => {
    const smoke = Array.from({ length: 5 }, (_, index) => {
      const [y, s] = [h * (0.5 + (index - 2) * 0.07), h * (0.2 + index * 0.04)];
      return d`M${w * 0.44} ${h * 0.5}C${w * 0.52} ${y - s} ${w * 0.58} ${y + s} ${w * 0.68} ${y}S${w * 0.84} ${y - s * 1.3} ${w} ${y + s * (index % 2 ? -0.5 : 0.7)}`;
    });
    return (
      line(d`M0 ${h * 0.08}h${w}M0 ${h * 0.92}h${w}`, copper, h * 0.018) +
      line(smoke.join(''), copper, h * 0.016, { opacity: 0.75 }) +
      disc(w * 0.44, h * 0.5, h * 0.035, '#ffcf8a') +
      words({
        face: 'deco',
        text: 'Oud Kalyani',
        x: w * 0.035,
        y: h * 0.6,
        height: h * 0.36,
        within: w * 0.37,
        colour: copper,
        anchor: 'start',
      }) +
      words({
        face: 'text',
        text: 'NINE-INCH AGARBATTI',
        x: w * 0.037,
        y: h * 0.79,
        height: h * 0.065,
        within: w * 0.22,
        colour: rose,
        anchor: 'start',
        tracking: 120,
      })
    );
  },
  side: ({ width: w, height: h }) => {
    const count = Math.floor(w / (h * 1.5));
    return Array.from({ length: count }, (_, index) =>
      placed((index + 0.5) * (w / count), h * 0.82, lotus(h * 0.62, index % 2 ? copper : rose)),
    ).join('');
  },
  lid: ({ width: w, height: h }) =>
    placed(w / 2, h * 0.74, lotus(Math.min(w, h) * 0.5, aubergine)) + rect(0, h * 0.88, w, h * 0.12, aubergine),
};
