import { d, disc, fill, frame, line, type Markup, placed, ring, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [blush, rose, wine, milk] = ['#f3d0c4', '#dc9484', '#7d2b3a', '#fff7f0'];

/** A garden rose from above, its petals in one line. */
const bloom = (radius: number): Markup => {
  const petals = Array.from({ length: 7 }, (_, index) =>
    placed(
      0,
      0,
      line(
        d`M0 ${-radius * 0.42}C${radius * 0.5} ${-radius * 0.5} ${radius * 0.5} ${-radius} 0 ${-radius}S${-radius * 0.5} ${-radius * 0.5} 0 ${-radius * 0.42}`,
        wine,
        radius * 0.03,
      ),
      { turn: index * 51.4 },
    ),
  );
  const spiral = d`M0 0c${radius * 0.1} ${-radius * 0.14} ${radius * 0.26} 0 ${radius * 0.14} ${radius * 0.16}c${-radius * 0.2} ${radius * 0.16} ${-radius * 0.44} ${-radius * 0.1} ${-radius * 0.26} ${-radius * 0.32}c${radius * 0.24} ${-radius * 0.26} ${radius * 0.62} ${radius * 0.02} ${radius * 0.46} ${radius * 0.34}`;
  return petals.join('') + line(spiral, wine, radius * 0.035, { round: true });
};

/** Blades of reed from a common foot, leaning apart. */
const reeds = (height: number): Markup =>
  [-0.42, -0.22, -0.04, 0.16, 0.36]
    .map((lean, index) => {
      const tall = height * (1 - Math.abs(lean) * 0.6 - (index % 2) * 0.1);
      const tip = lean * height * 0.55;
      return (
        line(d`M0 0Q${tip * 0.2} ${-tall * 0.6} ${tip} ${-tall}`, wine, height * 0.011) +
        fill(
          d`M${tip} ${-tall}q${height * 0.03} ${height * 0.1} ${-tip * 0.12} ${height * 0.19}q${-height * 0.035} ${-height * 0.08} ${tip * 0.12} ${-height * 0.19}`,
          wine,
        )
      );
    })
    .join('');

/** Rosa & Reed, soap: a line drawing on blush. */
export const rosaAndReed: Artwork = {
  pose: 'standing',
  camera: { yaw: 33, pitch: 26 },
  ground: { front: blush, side: rose, lid: '#f8e2d8' },
  front: ({ width: w, height: h }) => {
    const r = w * 0.3;
    return (
      frame(w * 0.07, h * 0.11, w * 0.86, h * 0.83, wine, 0.3) +
      placed(w / 2, h * 0.43, reeds(h * 0.3)) +
      placed(w / 2, h * 0.46, disc(0, 0, r * 0.62, blush) + bloom(r * 0.66)) +
      words({
        face: 'serifItalic',
        text: 'Rosa & Reed',
        x: w / 2,
        y: h * 0.77,
        height: h * 0.085,
        within: w * 0.74,
        colour: wine,
      }) +
      words({
        face: 'text',
        text: 'HAND-CUT SOAP',
        x: w / 2,
        y: h * 0.86,
        height: w * 0.03,
        within: w * 0.6,
        colour: wine,
        tracking: 180,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    placed(w / 2, h * 0.92, reeds(h * 0.62)) +
    words({
      face: 'serifItalic',
      text: 'rose, reed, clay',
      x: w / 2,
      y: h * 0.2,
      height: w * 0.1,
      within: w * 0.8,
      colour: milk,
    }),
  lid: ({ width: w, height: h }) => ring(w / 2, h / 2, h * 0.4, wine, 0.25) + placed(w / 2, h / 2, bloom(h * 0.36)),
};
