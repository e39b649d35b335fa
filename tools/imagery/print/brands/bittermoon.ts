import { d, disc, fill, line, type Markup, placed, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [cocoa, umber, shell, blush] = ['#2d1620', '#431f2b', '#f7e5d3', '#ef9f8b'];

/** A truffle lit like the moon: new at −1, full at 0, new again at 1. */
const truffle = (r: number, phase: number): Markup => {
  const lit = 1 - Math.abs(phase);
  const bulge = (lit * 2 - 1) * r;
  const limb = phase < 0 ? 1 : 0;
  const shape =
    lit <= 0.02
      ? ''
      : fill(
          d`M0 ${-r}A${r} ${r} 0 0 ${limb} 0 ${r}A${Math.abs(bulge)} ${r} 0 0 ${bulge > 0 ? limb : 1 - limb} 0 ${-r}z`,
          shell,
        );
  return (
    disc(0, 0, r, umber) +
    shape +
    line(
      d`M${-r * 0.5} ${-r * 0.32}q${r * 0.25} ${r * 0.16} ${r * 0.5} 0t${r * 0.5} 0M${-r * 0.6} ${r * 0.02}q${r * 0.3} ${r * 0.18} ${r * 0.6} 0t${r * 0.6} 0M${-r * 0.5} ${r * 0.36}q${r * 0.25} ${r * 0.16} ${r * 0.5} 0t${r * 0.5} 0`,
      blush,
      r * 0.055,
      { round: true, opacity: lit > 0.02 ? 0.8 : 0.25 },
    )
  );
};

const month = (x: number, y: number, step: number, columns: number, rows: number): Markup =>
  Array.from({ length: columns * rows }, (_, index) => {
    const phase = -1 + (2 * index) / (columns * rows - 1);
    return placed(
      x + ((index % columns) + 0.5) * step,
      y + (Math.floor(index / columns) + 0.5) * step,
      truffle(step * 0.37, phase),
    );
  }).join('');

/** Bittermoon, truffles: a month of moons, twelve to the box. */
export const bittermoon: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 30, pitch: 42 },
  ground: { front: cocoa, side: cocoa, lid: cocoa },
  base: blush,
  front: ({ width: w, height: h }) => {
    const isWide = w > h * 0.85;
    const m = Math.min(w, h);
    const [columns, rows] = isWide ? [4, 3] : [3, 4];
    const step = isWide
      ? Math.min((w * 0.54) / columns, (h * 0.86) / rows)
      : Math.min((w * 0.84) / columns, (h * 0.62) / rows);
    const x = isWide ? w * 0.95 - columns * step : (w - columns * step) / 2;
    const y = isWide ? (h - rows * step) / 2 : h * 0.95 - rows * step;
    const at = isWide ? { x: w * 0.06, y: h * 0.46, within: w * 0.3 } : { x: w * 0.08, y: h * 0.15, within: w * 0.84 };
    return (
      month(x, y, step, columns, rows) +
      (isWide
        ? words({
            face: 'bookishItalic',
            text: 'Bitter',
            x: at.x,
            y: at.y,
            height: m * 0.2,
            within: at.within,
            colour: shell,
            anchor: 'start',
          }) +
          words({
            face: 'bookishItalic',
            text: 'moon',
            x: at.x,
            y: at.y + m * 0.2,
            height: m * 0.2,
            within: at.within,
            colour: blush,
            anchor: 'start',
          }) +
          words({
            face: 'text',
            text: 'TWELVE TRUFFLES',
            x: at.x,
            y: h * 0.88,
            height: m * 0.032,
            within: at.within,
            colour: shell,
            anchor: 'start',
            tracking: 120,
          })
        : words({
            face: 'bookishItalic',
            text: 'Bittermoon',
            x: at.x,
            y: at.y,
            height: m * 0.16,
            within: at.within,
            colour: shell,
            anchor: 'start',
          }) +
          words({
            face: 'text',
            text: 'TWELVE TRUFFLES',
            x: at.x,
            y: at.y + m * 0.1,
            height: m * 0.03,
            within: at.within,
            colour: blush,
            anchor: 'start',
            tracking: 120,
          }))
    );
  },
  side: ({ width: w, height: h }) =>
    month(w * 0.3, h * 0.06, w * 0.4, 1, Math.max(2, Math.floor((h * 0.88) / (w * 0.4)))),
  lid: ({ width: w, height: h }) =>
    words({
      face: 'bookishItalic',
      text: 'Bittermoon',
      x: w / 2,
      y: h * 0.62,
      height: h * 0.3,
      within: w * 0.6,
      colour: shell,
    }),
  band: ({ width: w, height: h }) => {
    const step = Math.min(h * 0.8, w / 12);
    return month((w - step * 9) / 2, h / 2 - step / 2, step, 9, 1);
  },
};
