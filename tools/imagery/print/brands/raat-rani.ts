import { d, fill, line, type Markup, placed, ring, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [night, dusk, jasmine, moss, silver] = ['#12182d', '#202a4a', '#f4edd8', '#8d9a6b', '#aab3cc'];

/** The flower that opens after dark: five slender petals on a tube. */
const flower = (r: number): Markup =>
  [0, 72, 144, 216, 288]
    .map((turn) =>
      placed(
        0,
        0,
        fill(
          d`M0 0C${r * 0.2} ${-r * 0.3} ${r * 0.17} ${-r * 0.72} 0 ${-r}C${-r * 0.17} ${-r * 0.72} ${-r * 0.2} ${-r * 0.3} 0 0`,
          jasmine,
        ),
        { turn },
      ),
    )
    .join('') + ring(0, 0, r * 0.1, moss, r * 0.07);

const bud = (r: number): Markup =>
  line(d`M0 0Q${r * 0.1} ${-r * 0.6} 0 ${-r}`, moss, r * 0.09) +
  fill(d`M0 ${-r * 0.8}q${r * 0.2} ${-r * 0.35} 0 ${-r * 0.75}q${-r * 0.2} ${r * 0.4} 0 ${r * 0.75}`, jasmine);

/** A twig from the origin to the upper right, `long` millimetres, in flower towards its tip. */
const sprig = (long: number): Markup =>
  line(
    d`M0 0C${long * 0.2} ${-long * 0.5} ${long * 0.45} ${-long * 0.55} ${long * 0.62} ${-long * 0.86}`,
    moss,
    long * 0.014,
    { round: true },
  ) +
  [
    [0.13, -0.27, -64, 0.24],
    [0.2, -0.38, 62, 0.28],
    [0.38, -0.55, -40, 0.22],
    [0.46, -0.64, 70, 0.24],
  ]
    .map(([x = 0, y = 0, turn = 0, size = 0]) =>
      placed(
        long * x,
        long * y,
        fill(
          d`M0 0Q${long * size * 0.4} ${-long * size * 0.5} 0 ${-long * size}Q${-long * size * 0.3} ${-long * size * 0.5} 0 0`,
          moss,
        ),
        { turn },
      ),
    )
    .join('') +
  placed(long * 0.28, long * -0.47, bud(long * 0.1), { turn: -30 }) +
  placed(long * 0.56, long * -0.76, bud(long * 0.1), { turn: 62 }) +
  placed(long * 0.62, long * -0.88, flower(long * 0.17), { turn: 12 }) +
  placed(long * 0.36, long * -0.8, flower(long * 0.13), { turn: -24 }) +
  placed(long * 0.14, long * -0.54, flower(long * 0.1), { turn: 30 });

/** Raat Rani, perfume: one twig of night jasmine between the two words of its name. */
export const raatRani: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 30, pitch: 28 },
  ground: { front: night, side: dusk, lid: dusk },
  base: jasmine,
  front: ({ width: w, height: h }) => {
    const m = Math.min(w, h);
    const left = { x: w * 0.09, anchor: 'start' } as const;
    return (
      placed(w * 0.47, h * 0.94, sprig(Math.min(h * 0.88, w * 0.64))) +
      words({
        face: 'deco',
        text: 'Raat',
        y: h * 0.12 + m * 0.13,
        height: m * 0.15,
        within: w * 0.44,
        colour: jasmine,
        ...left,
      }) +
      words({
        face: 'deco',
        text: 'Rani',
        y: h * 0.12 + m * 0.32,
        height: m * 0.15,
        within: w * 0.44,
        colour: silver,
        ...left,
      }) +
      words({
        face: 'text',
        text: 'NIGHT JASMINE',
        y: h * 0.88,
        height: m * 0.024,
        within: w * 0.36,
        colour: silver,
        tracking: 160,
        ...left,
      }) +
      words({
        face: 'text',
        text: 'PARFUM 50 ML',
        y: h * 0.88 + m * 0.05,
        height: m * 0.024,
        within: w * 0.36,
        colour: silver,
        tracking: 160,
        ...left,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    placed(w * 0.22, h * 0.95, sprig(Math.min(h * 0.9, w * 0.92))) +
    words({ face: 'text', text: 'PARFUM', x: w / 2, y: h * 0.1, height: w * 0.045, colour: silver, tracking: 260 }),
  lid: ({ width: w, height: h }) => placed(w / 2, h / 2, flower(Math.min(w, h) * 0.34), { turn: 8 }),
  band: ({ width: w, height: h }) =>
    words({
      face: 'deco',
      text: 'Raat Rani',
      x: w / 2,
      y: h * 0.5 + h * 0.13,
      height: h * 0.26,
      within: w * 0.5,
      colour: jasmine,
    }),
};
