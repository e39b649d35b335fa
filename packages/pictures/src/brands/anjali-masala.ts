import { d, disc, fill, line, type Markup, placed, rect, repeated, ring, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [chilli, turmeric, leaf, cream] = ['#b8261b', '#f4b62c', '#2f6b3a', '#fff3d6'];

/** A kolam flower of twelve loops, drawn about the origin. */
const kolam = (name: string, radius: number, colour: string): Markup => {
  const petal = d`M0 0C${radius * 0.34} ${-radius * 0.4} ${radius * 0.26} ${-radius * 0.9} 0 ${-radius}C${-radius * 0.26} ${-radius * 0.9} ${-radius * 0.34} ${-radius * 0.4} 0 0`;
  const [sin, cos] = [Math.sin(Math.PI / 12) * radius * 0.9, -Math.cos(Math.PI / 12) * radius * 0.9];
  const loop = line(petal, colour, radius * 0.035) + disc(sin, cos, radius * 0.055, colour);
  return repeated(
    name,
    loop,
    Array.from({ length: 12 }, (_, index) => ({ x: 0, y: 0, turn: index * 30 })),
  );
};

const chilliPod =
  fill('M-.6 -3.4q1.5 -.9 2 .5q1.6 5.8-3.6 8.4q2.5-4.6 1.6-8.9z', chilli) +
  line('M.4 -3.6q.2-1.6 1.4-2', leaf, 0.7, { round: true });

/** Anjali Masala: a kolam in turmeric over chilli red, pods on the sides. */
export const anjaliMasala: Artwork = {
  pose: 'standing',
  camera: { yaw: 31, pitch: 22 },
  ground: { front: chilli, side: turmeric, lid: turmeric },
  front: ({ width: w, height: h }) => {
    const r = Math.min(w * 0.46, h * 0.3);
    return (
      rect(0, h * 0.84, w, h * 0.16, turmeric) +
      line(d`M0 ${h * 0.83}h${w}M0 ${h * 0.815}h${w}`, cream, 0.5) +
      placed(w / 2, h * 0.6, disc(0, 0, r * 0.98, '#9d1c13') + kolam('loop', r * 0.9, turmeric)) +
      disc(w / 2, h * 0.6, r * 0.36, cream) +
      ring(w / 2, h * 0.6, r * 0.31, chilli, 0.4) +
      words({
        face: 'fat',
        text: 'Garam',
        x: w / 2,
        y: h * 0.6 + r * 0.02,
        height: r * 0.13,
        within: r * 0.5,
        colour: chilli,
      }) +
      words({
        face: 'fat',
        text: 'Masala',
        x: w / 2,
        y: h * 0.6 + r * 0.2,
        height: r * 0.13,
        within: r * 0.5,
        colour: chilli,
      }) +
      words({
        face: 'fat',
        text: 'Anjali',
        x: w / 2,
        y: h * 0.235,
        height: h * 0.12,
        within: w * 0.78,
        colour: cream,
      }) +
      words({
        face: 'text',
        text: 'ROASTED · GROUND · SEALED',
        x: w / 2,
        y: h * 0.9,
        height: w * 0.04,
        within: w * 0.82,
        colour: chilli,
        tracking: 60,
      })
    );
  },
  side: ({ width: w, height: h }) => {
    const step = w / 3;
    const rows = Math.floor((h * 0.94) / (step * 1.15));
    const places = Array.from({ length: rows * 3 }, (_, index) => {
      const row = Math.floor(index / 3);
      return {
        x: step * ((index % 3) + 0.5) - 0.4,
        y: h * 0.05 + step * (row + 0.5) * 1.12,
        turn: (row + index) % 2 ? 28 : -24,
      };
    });
    return repeated('pod', `<g transform="scale(${(step / 11).toFixed(2)})">${chilliPod}</g>`, places);
  },
  lid: ({ width: w, height: h }) => placed(w / 2, h / 2, kolam('ring', Math.min(w, h) * 0.44, chilli)),
};
