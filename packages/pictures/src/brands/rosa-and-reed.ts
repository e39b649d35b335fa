import { d, disc, fill, frame, line, type Markup, placed, repeated, uses, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [blush, rose, wine, milk] = ['#fbdccf', '#e39a88', '#8a2438', '#fff7f0'];

/** A garden rose from above: three rounds of petals about a curl. */
const bloom = (name: string, r: number): Markup => {
  const petal = d`M0 0C${r * 0.95} ${-r * 0.1} ${r * 0.75} ${-r * 1.05} ${r * 0.06} ${-r * 0.9}C${-r * 0.75} ${-r * 1.05} ${-r * 0.95} ${-r * 0.1} 0 0`;
  const rounds = ['#f8cabd', '#f1ac9e', '#e58d81'].map((colour, round) => {
    const turns = Array.from({ length: 5 }, (_, index) => ({ x: 0, y: 0, turn: index * 72 + round * 32, colour }));
    const share = 1 - round * 0.3;
    return placed(
      0,
      0,
      round === 0
        ? repeated(name, `<path d="${petal}" stroke="${wine}" stroke-width="${(r * 0.035).toFixed(2)}"/>`, turns)
        : uses(name, turns),
      { scale: share },
    );
  });
  const curl = d`M0 0c${r * 0.1} ${-r * 0.08} ${r * 0.18} ${r * 0.06} ${r * 0.06} ${r * 0.12}c${-r * 0.16} ${r * 0.06} ${-r * 0.26} ${-r * 0.12} ${-r * 0.12} ${-r * 0.22}`;
  return rounds.join('') + disc(0, 0, r * 0.22, '#d9766e') + line(curl, wine, r * 0.035, { round: true });
};

/** Blades of reed from a common foot, leaning apart. */
const reeds = (height: number): Markup =>
  [-0.42, -0.22, -0.04, 0.16, 0.36]
    .map((lean, index) => {
      const tall = height * (1 - Math.abs(lean) * 0.6 - (index % 2) * 0.1);
      const tip = lean * height * 0.55;
      return (
        line(d`M0 0Q${tip * 0.2} ${-tall * 0.6} ${tip} ${-tall}`, wine, height * 0.016) +
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
  ground: { front: blush, side: rose, lid: '#e39a88' },
  front: ({ width: w, height: h }) => {
    const r = Math.min(w * 0.4, h * 0.27);
    return (
      frame(w * 0.06, h * 0.12, w * 0.88, h * 0.82, wine, 0.4) +
      placed(w / 2, h * 0.47, reeds(h * 0.33)) +
      placed(w / 2, h * 0.46, bloom('petal', r * 0.78)) +
      words({
        face: 'serifItalic',
        text: 'Rosa & Reed',
        x: w / 2,
        y: h * 0.8,
        height: h * 0.1,
        within: w * 0.78,
        colour: wine,
      }) +
      words({
        face: 'text',
        text: 'HAND-CUT SOAP',
        x: w / 2,
        y: h * 0.89,
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
  lid: ({ width: w, height: h }) =>
    disc(w / 2, h / 2, h * 0.42, '#fbdccf') + placed(w / 2, h / 2, bloom('rosette', h * 0.34)),
};
