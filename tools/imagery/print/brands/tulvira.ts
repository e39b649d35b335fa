import { d, disc, fill, line, type Markup, placed, rect, smallPrint, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [white, claret, syrup, blush] = ['#fffaf6', '#8e1f3b', '#d93f56', '#f9d5cf'];

/** Syrup to a level, its surface curved up at the glass, with the marks of a measuring cup. */
const level = (w: number, h: number, at: number, marks: number): Markup => {
  const top = h * at;
  const dip = Math.min(w * 0.06, h * 0.03);
  const ticks = Array.from({ length: marks - 1 }, (_, index) => {
    const y = h - ((h - top) * (index + 1)) / (marks + 0.001) + 0.001;
    return d`M${w} ${y}h${-w * (index % 2 ? 0.16 : 0.1)}`;
  });
  return (
    fill(
      d`M0 ${top - dip}Q${w * 0.08} ${top} ${w * 0.3} ${top}H${w * 0.7}Q${w * 0.92} ${top} ${w} ${top - dip}V${h + 0.5}H0z`,
      syrup,
    ) + line(ticks.join(''), white, Math.min(w, h) * 0.012)
  );
};

/** Tulvira, cough syrup: the front is the measuring cup, filled to its dose. */
export const tulvira: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 32, pitch: 18 },
  ground: { front: white, side: blush, lid: claret },
  front: ({ width: w, height: h }) => {
    const m = Math.min(w, h);
    const left = { x: w * 0.09, anchor: 'start' } as const;
    const doses = [5, 10].map((dose, index) =>
      words({
        face: 'technical',
        text: `${dose} ml`,
        x: w * 0.8,
        y: h - h * 0.46 * ((index * 2 + 2) / 6) + m * 0.018,
        height: m * 0.038,
        colour: white,
        anchor: 'end',
      }),
    );
    return (
      level(w, h, 0.54, 6) +
      doses.join('') +
      words({
        face: 'technical',
        text: 'tulvira',
        y: h * 0.1 + m * 0.17,
        height: m * 0.2,
        within: w * 0.82,
        colour: claret,
        ...left,
      }) +
      words({
        face: 'text',
        text: 'Tulsi and honey',
        y: h * 0.1 + m * 0.31,
        height: m * 0.055,
        within: w * 0.7,
        colour: claret,
        ...left,
      }) +
      words({
        face: 'text',
        text: 'cough syrup',
        y: h * 0.1 + m * 0.4,
        height: m * 0.055,
        within: w * 0.7,
        colour: syrup,
        ...left,
      }) +
      words({ face: 'technical', text: '100 ml', y: h * 0.94, height: m * 0.06, colour: white, ...left })
    );
  },
  side: ({ width: w, height: h }) =>
    words({
      face: 'technical',
      text: 'tulvira',
      x: w * 0.5,
      y: h * 0.14,
      height: w * 0.14,
      within: w * 0.76,
      colour: claret,
    }) +
    smallPrint(w * 0.12, h * 0.26, w * 0.76, 12, claret, h * 0.026) +
    rect(0, h * 0.9, w, h * 0.1, syrup) +
    disc(w * 0.5, h * 0.76, Math.min(w, h) * 0.1, syrup) +
    placed(
      w * 0.5,
      h * 0.76,
      fill(
        d`M${-w * 0.02} ${-w * 0.055}h${w * 0.04}v${w * 0.035}h${w * 0.035}v${w * 0.04}h${-w * 0.035}v${w * 0.035}h${-w * 0.04}v${-w * 0.035}h${-w * 0.035}v${-w * 0.04}h${w * 0.035}z`,
        white,
      ),
    ),
  lid: ({ width: w, height: h }) =>
    words({
      face: 'technical',
      text: 'tulvira',
      x: w / 2,
      y: h * 0.58,
      height: h * 0.2,
      within: w * 0.66,
      colour: blush,
    }),
};
