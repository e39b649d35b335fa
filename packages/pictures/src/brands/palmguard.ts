import { d, fill, line, type Markup, placed, rect, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [violet, night, lime, white] = ['#4b3fc4', '#231c6b', '#c9f24b', '#f7f6ff'];

/** A gloved hand, palm towards us, forty high above the cuff's middle. */
const hand = (colour: string): Markup =>
  fill(
    'M-9 18V2C-13-3-17-7-18.5-11C-19-14-15.5-15-13.5-12L-9-5V-20C-9-24-4.5-24-4.5-20V-7H-3.5V-24C-3.5-28 1-28 1-24V-7H2V-22C2-26 6.5-26 6.5-22V-6H7.5V-16C7.5-20 11.5-20 11.5-16V4C11.5 10 9 12 9 18z',
    colour,
  ) + line('M-9 13H9', night, 1.2);

/** Palmguard, gloves: hands in a row, one of them bright. */
export const palmguard: Artwork = {
  pose: 'standing',
  camera: { yaw: -30, pitch: 26 },
  ground: { front: violet, side: night, lid: lime },
  front: ({ width: w, height: h }) => {
    const scale = h / 52;
    const count = Math.max(2, Math.round((w * 0.5) / (h * 0.46)));
    const hands = Array.from({ length: count }, (_, index) =>
      placed(w * 0.97 - (index + 0.5) * h * 0.44, h * 0.68, hand(index === 0 ? lime : '#6a5fe0'), { scale }),
    );
    return (
      hands.reverse().join('') +
      rect(0, h * 0.86, w, h * 0.14, night) +
      placed(
        w * 0.05,
        h * 0.42,
        `<g transform="skewX(-10)">${words({ face: 'poster', text: 'PALM', x: 0, y: 0, height: h * 0.21, within: w * 0.4, colour: white, anchor: 'start' })}${words({ face: 'poster', text: 'GUARD', x: 0, y: h * 0.25, height: h * 0.21, within: w * 0.42, colour: lime, anchor: 'start' })}</g>`,
      ) +
      words({
        face: 'condensed',
        text: 'NITRILE EXAMINATION GLOVES',
        x: w * 0.05,
        y: h * 0.95,
        height: h * 0.045,
        within: w * 0.6,
        colour: white,
        anchor: 'start',
        tracking: 60,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    placed(w / 2, h * 0.6, hand(lime), { scale: Math.min(w / 44, h / 80) }) +
    line(d`M0 ${h * 0.86}h${w}`, lime, h * 0.02),
  lid: ({ width: w, height: h }) =>
    placed(
      w * 0.5,
      h * 0.64,
      `<g transform="skewX(-10)">${words({ face: 'poster', text: 'PALMGUARD', x: 0, y: 0, height: h * 0.3, within: w * 0.6, colour: night })}</g>`,
    ),
};
