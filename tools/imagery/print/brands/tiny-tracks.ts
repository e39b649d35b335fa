import { d, disc, fill, line, type Markup, placed, rect, words } from '@boxwright/pictures';
import type { BrandArtwork, Opening } from '../brand-artwork.ts';

const [sky, red, yellow, ink, paper] = ['#8fd0e8', '#e23a2e', '#ffc93c', '#1d2b4f', '#fff8ea'];

/** A railway along a way: sleepers across, two rails on them. */
const railway = (way: string, gauge: number): Markup =>
  line(way, paper, gauge * 1.9) +
  line(way, '#9a6a3c', gauge * 1.5, {
    dash: [gauge * 0.24, gauge * 0.36].map((length) => length.toFixed(2)).join(' '),
  }) +
  line(way, ink, gauge * 0.95) +
  line(way, paper, gauge * 0.7) +
  line(way, '#9a6a3c', gauge * 0.7, {
    dash: [gauge * 0.24, gauge * 0.36].map((length) => length.toFixed(2)).join(' '),
  });

/** A block engine, its wheels on the origin's line, `u` a wheel's width. */
const engine = (u: number): Markup =>
  rect(-u * 2.4, -u * 2.7, u * 1.7, u * 2, red, u * 0.2) +
  rect(-u * 2.1, -u * 2.3, u * 0.9, u * 0.8, sky, u * 0.12) +
  rect(-u * 2.6, -u * 3.05, u * 2.1, u * 0.45, ink, u * 0.15) +
  rect(-u * 0.9, -u * 1.9, u * 2.9, u * 1.2, yellow, u * 0.35) +
  fill(d`M${u * 0.9} ${-u * 1.9}l${-u * 0.2} ${-u * 0.9}h${u * 0.9}l${-u * 0.2} ${u * 0.9}z`, ink) +
  [-1.7, -0.2, 1.2].map((x) => disc(u * x, -u * 0.5, u * 0.52, ink) + disc(u * x, -u * 0.5, u * 0.2, paper)).join('');

const usual = (w: number, h: number): Opening => ({ x: w * 0.22, y: h * 0.4, width: w * 0.56, height: h * 0.36 });

/** Tiny Tracks, wooden railway: the track runs round the window through which one sees the train. */
export const tinyTracks: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 28, pitch: 18 },
  ground: { front: sky, side: red, lid: red },
  front: ({ width: w, height: h, openings = [] }) => {
    const window = openings.find(({ width }) => width > w * 0.3);
    const { x, y, width, height } = window ?? usual(w, h);
    const gauge = Math.min(w, h) * 0.05;
    const off = gauge * 1.35;
    const [l, t, r, b] = [x - off, y - off, x + width + off, y + height + off];
    const round = Math.min(width, height) * 0.22;
    const loop = d`M${l + round} ${t}H${r - round}Q${r} ${t} ${r} ${t + round}V${b - round}Q${r} ${b} ${r - round} ${b}H${l + round}Q${l} ${b} ${l} ${b - round}V${t + round}Q${l} ${t} ${l + round} ${t}z`;
    const sky0 = y - off * 2;
    const left = { x: w * 0.08, anchor: 'start' } as const;
    return (
      rect(0, b - gauge * 1.6, w, h - b + gauge * 1.6, '#f6d9a4') +
      fill(d`M0 ${b - gauge * 1.5}q${w * 0.24} ${-h * 0.1} ${w * 0.5} 0t${w * 0.5} 0v${gauge * 2}h${-w}z`, '#7cbf6b') +
      (window ? '' : rect(x, y, width, height, paper, round * 0.8)) +
      railway(loop, gauge) +
      (sky0 < h * 0.28
        ? words({
            face: 'round',
            text: 'Tiny Tracks',
            y: sky0 * 0.74,
            height: sky0 * 0.46,
            within: w * 0.56,
            colour: ink,
            ...left,
          })
        : words({
            face: 'round',
            text: 'Tiny',
            y: sky0 * 0.5,
            height: sky0 * 0.34,
            within: w * 0.42,
            colour: red,
            ...left,
          }) +
          words({
            face: 'round',
            text: 'Tracks',
            y: sky0 * 0.93,
            height: sky0 * 0.34,
            within: w * 0.56,
            colour: ink,
            ...left,
          })) +
      (window ? placed(w * 0.79, sky0 * 0.9, engine(Math.min(w * 0.052, sky0 * 0.26))) : '') +
      (window ? '' : placed(w * 0.5, y + height * 0.78, engine(Math.min(width, height) * 0.14))) +
      words({
        face: 'text',
        text: 'BEECH WOOD, 24 PIECES',
        ...left,
        y: (h + b) / 2 + gauge * 0.95,
        height: Math.min(w, h) * 0.026,
        within: w * 0.66,
        colour: ink,
        tracking: 100,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    railway(
      d`M${w * 0.5} ${-1}C${w * 0.1} ${h * 0.25} ${w * 0.9} ${h * 0.4} ${w * 0.5} ${h * 0.64}S${w * 0.3} ${h * 0.9} ${w * 0.5} ${h + 1}`,
      Math.min(w * 0.16, h * 0.06),
    ) +
    rect(w * 0.1, h * 0.1, w * 0.8, w * 0.3, yellow, w * 0.15) +
    words({
      face: 'round',
      text: '3 years +',
      x: w / 2,
      y: h * 0.1 + w * 0.21,
      height: w * 0.13,
      within: w * 0.6,
      colour: ink,
    }),
  lid: ({ width: w, height: h }) =>
    words({
      face: 'round',
      text: 'Tiny Tracks',
      x: w / 2,
      y: h * 0.56,
      height: h * 0.26,
      within: w * 0.66,
      colour: paper,
    }) + railway(d`M0 ${h * 0.83}h${w}`, h * 0.1),
};
