import { smallPrint } from '../drawing/print.ts';
import { d, disc, fill, line, type Markup, placed, rect, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [white, aqua, marine, mint] = ['#f9fcfb', '#37b7b5', '#0d3f73', '#b8ead6'];

const sprig: Markup =
  line('M0 6V-3', '#1e8c6c', 0.6, { round: true }) +
  fill('M0-2C-4-2-5-6-4-9C-1-8 0-5 0-2M0-2C4-2 5-6 4-9C1-8 0-5 0-2', '#2fae84') +
  fill('M0 4C-4 4-6 1-5.6-2C-2-1 0 1 0 4M0 4C4 4 6 1 5.6-2C2-1 0 1 0 4', '#1e8c6c');

/** Minara, toothpaste: a wave of three waters along the box. */
export const minara: Artwork = {
  pose: 'along',
  camera: { yaw: 30, pitch: 28 },
  ground: { front: white, side: aqua, lid: marine },
  front: ({ width: w, height: h }) => {
    // Right of the thumb notch.
    const left = Math.max(w * 0.055, 10);
    const wave = (from: number, lift: number) =>
      d`M${w * from} ${h}C${w * (from + 0.14)} ${h} ${w * (from + 0.16)} ${h * lift} ${w * (from + 0.32)} ${h * lift}S${w * 0.9} ${h * (lift + 0.2)} ${w} ${h * (lift - 0.25)}V${h}z`;
    return (
      fill(wave(0.36, 0.34), mint) +
      fill(wave(0.44, 0.52), aqua) +
      fill(wave(0.54, 0.7), marine) +
      words({
        face: 'round',
        text: 'minara',
        x: left,
        y: h * 0.56,
        height: h * 0.42,
        within: w * 0.42,
        colour: marine,
        anchor: 'start',
      }) +
      words({
        face: 'text',
        text: 'CLOVE & MINT TOOTHPASTE',
        x: left,
        y: h * 0.82,
        height: h * 0.075,
        within: w * 0.34,
        colour: '#1e8c6c',
        anchor: 'start',
        tracking: 70,
      }) +
      disc(w * 0.86, h * 0.36, h * 0.25, white) +
      placed(w * 0.86, h * 0.41, sprig, { scale: h / 34 })
    );
  },
  side: ({ width: w, height: h }) =>
    words({
      face: 'round',
      text: 'minara',
      x: w * 0.055,
      y: h * 0.66,
      height: h * 0.36,
      colour: white,
      anchor: 'start',
    }) + smallPrint(w * 0.5, h * 0.3, w * 0.44, 5, white, h * 0.12),
  lid: ({ width: w, height: h }) =>
    rect(0, h * 0.72, w, h * 0.28, aqua) + placed(w / 2, h * 0.42, sprig, { scale: Math.min(w, h) / 26 }),
};
