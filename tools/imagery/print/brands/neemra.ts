import { d, fill, line, type Markup, placed, rect, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [mint, forest, coral, white] = ['#bfe5d0', '#0e4a3d', '#ff6b4a', '#f7fbf6'];

/** A neem twig: pairs of toothed leaves, as people chewed before there were brushes. */
const twig = (long: number): Markup =>
  line(d`M0 0Q${long * 0.08} ${-long * 0.5} 0 ${-long}`, forest, long * 0.028, { round: true }) +
  Array.from({ length: 5 }, (_, index) => {
    const y = -long * (0.22 + index * 0.16);
    const leaf = long * (0.34 - index * 0.035);
    const teeth = fill(
      d`M0 0Q${leaf * 0.2} ${-leaf * 0.3} ${leaf * 0.5} ${-leaf * 0.25}l${leaf * 0.03} ${leaf * 0.05}l${leaf * 0.14} ${-leaf * 0.02}l${leaf * 0.02} ${leaf * 0.06}l${leaf * 0.31} ${leaf * 0.1}Q${leaf * 0.5} ${leaf * 0.16} 0 0`,
      forest,
    );
    return placed(long * 0.03, y, teeth, { turn: -28 }) + placed(long * 0.03, y - long * 0.04, teeth, { turn: -152 });
  }).join('');

/** Bristles: stripes with round ends, one of them coral. */
const bristles = (x: number, y: number, w: number, h: number): Markup => {
  const count = 9;
  const step = w / count;
  return Array.from({ length: count }, (_, index) =>
    rect(
      x + index * step + step * 0.14,
      y,
      step * 0.72,
      h * (index % 2 ? 0.88 : 1),
      index === 6 ? coral : forest,
      step * 0.36,
    ),
  ).join('');
};

/** Neemra, toothbrush: rows of bristles behind the blister, a neem twig where the hand would hold it. */
export const neemra: BrandArtwork = {
  pose: 'standing',
  keepsClear: true,
  camera: { yaw: 26, pitch: 12 },
  ground: { front: mint, side: forest, lid: forest },
  front: ({ width: w, height: h, openings = [] }) => {
    const seat = openings.find(({ width, y }) => width > w * 0.4 && y > h * 0.15);
    const hang = openings.find(({ y, height }) => y < h * 0.15 && height < h * 0.2);
    const top = (hang ? hang.y + hang.height : 0) + h * 0.03;
    const bottom = seat ? seat.y - h * 0.03 : h * 0.42;
    const tall = bottom - top;
    return (
      bristles(-w * 0.03, bottom + h * 0.035, w * 1.06, h * 1.2 - bottom) +
      rect(0, h * 0.93, w, h * 0.07, white) +
      placed(w * 0.84, bottom - tall * 0.06, twig(Math.min(tall * 0.86, w * 0.4)), { turn: 8 }) +
      words({
        face: 'technical',
        text: 'neemra',
        x: w * 0.08,
        y: top + tall * 0.52,
        height: tall * 0.42,
        within: w * 0.62,
        colour: forest,
        anchor: 'start',
      }) +
      words({
        face: 'text',
        text: 'Soft bristles,',
        x: w * 0.08,
        y: top + tall * 0.76,
        height: w * 0.036,
        colour: forest,
        anchor: 'start',
      }) +
      words({
        face: 'text',
        text: 'neem-wood handle',
        x: w * 0.08,
        y: top + tall * 0.76 + w * 0.062,
        height: w * 0.036,
        within: w * 0.6,
        colour: coral,
        anchor: 'start',
      }) +
      words({
        face: 'text',
        text: 'ONE BRUSH',
        x: w * 0.08,
        y: h * 0.965 + w * 0.012,
        height: w * 0.024,
        colour: forest,
        anchor: 'start',
        tracking: 140,
      }) +
      words({
        face: 'text',
        text: 'CHANGE EVERY 3 MONTHS',
        x: w * 0.92,
        y: h * 0.965 + w * 0.012,
        height: w * 0.024,
        within: w * 0.5,
        colour: forest,
        anchor: 'end',
        tracking: 80,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    placed(
      w / 2,
      h / 2,
      words({ face: 'technical', text: 'neemra', x: 0, y: w * 0.16, height: w * 0.34, within: h * 0.6, colour: mint }),
      { turn: -90 },
    ),
  lid: ({ width: w, height: h }) =>
    words({ face: 'technical', text: 'neemra', x: w / 2, y: h * 0.62, height: h * 0.3, within: w * 0.6, colour: mint }),
};
