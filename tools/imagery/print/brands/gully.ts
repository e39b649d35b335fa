import { d, disc, fill, type Markup, placed, ring, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [lime, deep, peel, pith, tomato] = ['#d8e04a', '#155239', '#8fbf3a', '#fdfbe0', '#ef5033'];

/** A sweet lime cut across: peel, pith and ten segments. */
const cut = (r: number): Markup =>
  disc(0, 0, r, peel) +
  disc(0, 0, r * 0.93, pith) +
  Array.from({ length: 10 }, (_, index) =>
    placed(
      0,
      0,
      fill(
        d`M0 ${-r * 0.09}L${r * 0.235} ${-r * 0.74}Q${r * 0.12} ${-r * 0.87} 0 ${-r * 0.87}Q${-r * 0.12} ${-r * 0.87} ${-r * 0.235} ${-r * 0.74}z`,
        index % 5 === 2 ? '#f6c83a' : '#f3dd5e',
      ),
      { turn: index * 36 },
    ),
  ).join('') +
  ring(0, 0, r * 0.05, peel, r * 0.03);

/** Gully, juice: a cut mosambi rolls out of the label, its name in the largest letters there is room for. */
export const gully: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 24, pitch: 18 },
  ground: { front: lime, side: deep, lid: deep },
  front: ({ width: w, height: h }) => {
    const isWide = w > h * 1.15;
    const m = Math.min(w, h);
    if (isWide) {
      return (
        placed(w * 0.9, h * 0.5, cut(h * 0.52)) +
        words({
          face: 'poster',
          text: 'GULLY',
          x: w * 0.06,
          y: h * 0.64,
          height: h * 0.46,
          within: w * 0.5,
          colour: deep,
          anchor: 'start',
        }) +
        words({
          face: 'script',
          text: 'pressed on the corner',
          x: w * 0.06,
          y: h * 0.84,
          height: h * 0.075,
          within: w * 0.5,
          colour: tomato,
          anchor: 'start',
        }) +
        words({
          face: 'text',
          text: 'MOSAMBI, NOTHING ELSE',
          x: w * 0.065,
          y: h * 0.13,
          height: h * 0.04,
          within: w * 0.5,
          colour: deep,
          anchor: 'start',
          tracking: 100,
        })
      );
    }
    return (
      placed(w * 0.5, h * 1.02, cut(m * 0.54)) +
      words({
        face: 'poster',
        text: 'GULLY',
        x: w / 2,
        y: h * 0.42,
        height: m * 0.28,
        within: w * 0.66,
        colour: deep,
      }) +
      words({
        face: 'text',
        text: 'MOSAMBI',
        x: w / 2,
        y: h * 0.42 - Math.min(m * 0.28, h * 0.3) - m * 0.05,
        height: m * 0.032,
        colour: deep,
        tracking: 200,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    placed(w / 2, h * 0.92, cut(w * 0.4)) +
    placed(
      w / 2,
      h * 0.36,
      words({ face: 'poster', text: 'GULLY', x: 0, y: w * 0.2, height: w * 0.42, within: h * 0.56, colour: lime }),
      { turn: -90 },
    ),
  lid: ({ width: w, height: h }) => placed(w / 2, h / 2, cut(Math.min(w, h) * 0.4)),
  band: ({ width: w, height: h }) =>
    words({ face: 'poster', text: 'GULLY', x: w / 2, y: h * 0.7, height: h * 0.42, within: w * 0.5, colour: lime }),
};
