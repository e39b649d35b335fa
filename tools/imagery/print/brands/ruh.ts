import { d, fill, line, type Markup, rect, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [clay, peach, brick, plum, milk] = ['#c9705a', '#f6cdb6', '#a93a34', '#5b1f35', '#fff4ea'];
const tints = ['#f0a58f', '#dd6f5e', '#b93c3f', '#8a2540', '#5b1f35'] as const;

/** Five tints drawn down with a finger: round where they begin, torn where they end. */
const swatches = (x: number, y: number, w: number, h: number): Markup => {
  const step = w / tints.length;
  return tints
    .map((tint, index) => {
      const [left, wide] = [x + index * step + step * 0.11, step * 0.78];
      const long = h * (0.74 + 0.26 * Math.abs(Math.sin(index * 1.9 + 0.7)));
      const r = wide / 2;
      const torn = [0.1, 0.32, 0.55, 0.78, 1].map(
        (share, at) =>
          d`L${left + wide * (1 - share)} ${y + long - (at % 2 ? 0 : r * (0.35 + 0.3 * ((index + at) % 3)))}`,
      );
      return (
        fill(
          d`M${left} ${y + r}A${r} ${r} 0 0 1 ${left + wide} ${y + r}V${y + long - r * 0.2}${torn.join('')}z`,
          tint,
        ) +
        line(
          d`M${left + wide * 0.26} ${y + r}V${y + long * 0.72}M${left + wide * 0.44} ${y + r * 0.7}V${y + long * 0.56}`,
          '#fff',
          wide * 0.045,
          { opacity: 0.22, round: true },
        )
      );
    })
    .join('');
};

/** Ruh, lip and cheek tints: the five colours themselves, drawn down beside a name in lower case. */
export const ruh: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 32, pitch: 36 },
  ground: { front: peach, side: clay, lid: clay },
  base: plum,
  front: ({ width: w, height: h }) => {
    const isWide = w > h * 0.85;
    const m = Math.min(w, h);
    const at = isWide ? { x: w * 0.07, y: h * 0.56 } : { x: w * 0.1, y: h * 0.27 };
    const start = { x: at.x, anchor: 'start' } as const;
    return (
      (isWide ? swatches(w * 0.5, -h * 0.04, w * 0.46, h * 0.9) : swatches(w * 0.08, h * 0.44, w * 0.84, h * 0.5)) +
      words({
        face: 'serifItalic',
        text: 'ruh',
        y: at.y,
        height: m * 0.42,
        within: isWide ? w * 0.38 : w * 0.62,
        colour: plum,
        ...start,
      }) +
      words({
        face: 'text',
        text: 'FIVE TINTS FOR LIP AND CHEEK',
        y: at.y + m * 0.15,
        height: m * 0.034,
        within: isWide ? w * 0.38 : w * 0.76,
        colour: brick,
        tracking: 60,
        ...start,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    swatches(w * 0.12, h * 0.1, w * 0.76, h * 0.5) +
    words({ face: 'serifItalic', text: 'ruh', x: w / 2, y: h * 0.86, height: w * 0.24, within: w * 0.7, colour: milk }),
  lid: ({ width: w, height: h }) =>
    words({ face: 'serifItalic', text: 'ruh', x: w / 2, y: h * 0.66, height: h * 0.42, within: w * 0.5, colour: milk }),
  band: ({ width: w, height: h }) =>
    tints.map((tint, index) => rect(w * 0.62 + index * w * 0.062, 0, w * 0.062, h, tint)).join('') +
    words({
      face: 'serifItalic',
      text: 'ruh',
      x: w * 0.07,
      y: h * 0.64,
      height: h * 0.36,
      within: w * 0.3,
      colour: milk,
      anchor: 'start',
    }),
};
