import { d, fill, line, type Markup, placed, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [sky, blue, deep, white] = ['#d4e8f7', '#5aa9dc', '#134a7c', '#fbfdff'];

/** A three-ply mask from the front, forty wide about the origin. */
const mask: Markup =
  line('M-18-6C-30-8-30 8-17 7M18-6C30-8 30 8 17 7', white, 0.8) +
  fill('M-18-9Q0-14 18-9V8Q0 17-18 8z', white) +
  line('M-18-3.5Q0-6.5 18-3.5M-18 1.5Q0 .5 18 1.5M-18 5Q0 8.5 18 5', blue, 0.5) +
  line('M-9-10.7Q0-12 9-10.7', deep, 0.6, { round: true });

/** Vayuma, face masks: air that parts around a mask. */
export const vayuma: Artwork = {
  pose: 'standing',
  camera: { yaw: 30, pitch: 27 },
  ground: { front: blue, side: sky, lid: white },
  front: ({ width: w, height: h }) => {
    const [cx, cy] = [w * 0.74, h * 0.6];
    const streams = Array.from({ length: 9 }, (_, index) => {
      const apart = (index - 4) * h * 0.085;
      const bulge = apart + Math.sign(index - 4 || 1) * h * 0.16 * (1 - Math.abs(index - 4) / 6);
      return d`M0 ${cy + apart}C${w * 0.35} ${cy + apart} ${w * 0.42} ${cy + bulge} ${cx} ${cy + bulge}S${w * 0.95} ${cy + apart} ${w} ${cy + apart}`;
    });
    return (
      line(streams.join(''), sky, 0.6, { opacity: 0.7 }) +
      placed(cx, cy, mask, { scale: Math.min(w / 122, h / 50) }) +
      words({
        face: 'technical',
        text: 'vayuma',
        x: w * 0.06,
        y: h * 0.46,
        height: h * 0.26,
        within: w * 0.46,
        colour: white,
        anchor: 'start',
      }) +
      words({
        face: 'text',
        text: 'Three-ply face masks',
        x: w * 0.065,
        y: h * 0.61,
        height: h * 0.06,
        within: w * 0.36,
        colour: deep,
        anchor: 'start',
      }) +
      words({
        face: 'text',
        text: 'BFE 98% · SPLASH RESISTANT',
        x: w * 0.065,
        y: h * 0.88,
        height: h * 0.03,
        within: w * 0.36,
        colour: white,
        anchor: 'start',
        tracking: 60,
      })
    );
  },
  side: ({ width: w, height: h }) => {
    const rings = Array.from(
      { length: 7 },
      (_, index) => d`M${w * 0.1} ${h * (0.62 + index * 0.045)}q${w * 0.4} ${-h * 0.12} ${w * 0.8} 0`,
    );
    return (
      line(rings.join(''), blue, 0.5) +
      words({
        face: 'technical',
        text: 'vayuma',
        x: w / 2,
        y: h * 0.34,
        height: h * 0.09,
        within: w * 0.76,
        colour: deep,
      })
    );
  },
  lid: ({ width: w, height: h }) =>
    words({
      face: 'technical',
      text: 'vayuma',
      x: w / 2,
      y: h * 0.6,
      height: h * 0.22,
      within: w * 0.5,
      colour: blue,
    }),
};
