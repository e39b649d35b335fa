import { smallPrint } from '../drawing/print.ts';
import { d, disc, fill, line, rect, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [petrol, peach, night, bone] = ['#1b5566', '#f5b58a', '#0f2c36', '#f8ead9'];

/** Mukil Eleven, coffee: the number as two tall bars, the valley's hills cut out of them. */
export const mukilEleven: Artwork = {
  pose: 'standing',
  camera: { yaw: 34, pitch: 20 },
  ground: { front: petrol, side: night, lid: peach },
  front: ({ width: w, height: h }) => {
    const [bar, top, foot] = [w * 0.26, h * 0.14, h * 0.74];
    const left = w * 0.5 - bar - w * 0.07;
    const right = w * 0.5 + w * 0.07;
    const stripes = Array.from({ length: 7 }, (_, index) => {
      const y = h * (0.5 + index * 0.036);
      return d`M0 ${y}Q${w * 0.25} ${y - h * 0.09} ${w * 0.5} ${y - h * 0.01}T${w} ${y - h * 0.03}`;
    });
    return (
      rect(left, top, bar, foot - top, peach) +
      rect(right, top, bar, foot - top, peach) +
      fill(
        d`M${left} ${top}v${bar * 0.75}h${-bar * 0.42}v${-bar * 0.3}q${bar * 0.42} 0 ${bar * 0.42} ${-bar * 0.45}z`,
        peach,
      ) +
      fill(
        d`M${right} ${top}v${bar * 0.75}h${-bar * 0.42}v${-bar * 0.3}q${bar * 0.42} 0 ${bar * 0.42} ${-bar * 0.45}z`,
        peach,
      ) +
      line(stripes.join(''), petrol, h * 0.012) +
      disc(right + bar / 2, h * 0.3, bar * 0.3, '#e4572e') +
      words({
        face: 'poster',
        text: 'MUKIL',
        x: w / 2,
        y: h * 0.875,
        height: h * 0.085,
        within: w * 0.8,
        colour: bone,
        tracking: 60,
      }) +
      words({
        face: 'text',
        text: 'ELEVEN HUNDRED METRES',
        x: w / 2,
        y: h * 0.935,
        height: w * 0.03,
        within: w * 0.76,
        colour: peach,
        tracking: 80,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    words({
      face: 'poster',
      text: 'MUKIL 11',
      x: w * 0.66,
      y: h * 0.06,
      height: w * 0.36,
      within: h * 0.5,
      colour: peach,
      turn: -90,
      anchor: 'end',
      tracking: 30,
    }) +
    smallPrint(w * 0.16, h * 0.66, w * 0.68, 7, bone, h * 0.026) +
    line(d`M${w * 0.16} ${h * 0.9}h${w * 0.68}`, peach, 0.6),
  lid: ({ width: w, height: h }) =>
    rect(w * 0.5 - h * 0.2, h * 0.22, h * 0.14, h * 0.56, petrol) +
    rect(w * 0.5 + h * 0.06, h * 0.22, h * 0.14, h * 0.56, petrol),
};
