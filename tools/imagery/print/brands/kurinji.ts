import { d, disc, fill, line, type Markup, placed, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [violet, paper, celadon, deep, brass] = ['#5b5aa8', '#f5f0e2', '#a9c4a4', '#2c2b63', '#b98a3e'];
const hills = ['#c3c1e2', '#a19fd0', '#7f7dbd', '#5b5aa8', '#42418a'] as const;

/** Ridges behind ridges, each darker than the one behind it, down to the panel's foot. */
const ridges = (w: number, top: number, h: number): Markup =>
  hills
    .map((colour, index) => {
      const y = top + ((h - top) * index) / hills.length;
      const rise = (h - top) * 0.22;
      const shift = [0.1, 0.34, 0.2, 0.46, 0.28][index] ?? 0;
      return fill(
        d`M0 ${y + rise * 0.5}C${w * shift * 0.6} ${y - rise * 0.3} ${w * shift} ${y - rise * 0.5} ${w * (shift + 0.12)} ${y}S${w * (shift + 0.34)} ${y + rise * 0.7} ${w * 0.74} ${y - rise * 0.1}S${w * 0.94} ${y - rise * 0.2} ${w} ${y + rise * 0.3}V${h + 0.5}H0z`,
        colour,
      );
    })
    .join('');

/** A bell of the kurinji, `r` long, opening away from the origin. */
const bell = (r: number, colour: string): Markup => {
  const shape = d`M0 0C${-r * 0.1} ${-r * 0.4} ${-r * 0.24} ${-r * 0.6} ${-r * 0.4} ${-r * 0.84}Q${-r * 0.3} ${-r * 1.02} ${-r * 0.14} ${-r * 0.92}Q0 ${-r * 1.14} ${r * 0.14} ${-r * 0.92}Q${r * 0.3} ${-r * 1.02} ${r * 0.4} ${-r * 0.84}C${r * 0.24} ${-r * 0.6} ${r * 0.1} ${-r * 0.4} 0 0`;
  return (
    fill(shape, colour) +
    line(shape, deep, r * 0.035) +
    line(
      d`M${-r * 0.06} ${-r * 0.5}L${-r * 0.1} ${-r * 0.78}M${r * 0.06} ${-r * 0.5}L${r * 0.1} ${-r * 0.78}`,
      violet,
      r * 0.03,
    )
  );
};

/** Three bells on a stalk between two leaves. */
const bloom = (r: number, colour: string): Markup =>
  line(d`M0 ${-r * 0.1}Q${r * 0.06} ${r * 0.4} ${-r * 0.04} ${r * 0.8}`, celadon, r * 0.07) +
  [-1, 1]
    .map((side) =>
      fill(
        d`M0 ${r * 0.5}Q${side * r * 0.3} ${-r * 0.02} ${side * r * 0.8} ${r * 0.1}Q${side * r * 0.6} ${r * 0.5} 0 ${r * 0.5}`,
        celadon,
      ),
    )
    .join('') +
  [-62, 62, 0].map((turn) => placed(0, 0, bell(r * (turn === 0 ? 1 : 0.86), colour), { turn })).join('');

/** Kurinji, tea: hills that turn blue every twelfth year, with the year in figures. */
export const kurinji: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 30, pitch: 34 },
  ground: { front: paper, side: deep, lid: deep },
  base: violet,
  front: ({ width: w, height: h }) => {
    const isWide = w > h * 1.1;
    const m = Math.min(w, h);
    return (
      disc(w * 0.83, isWide ? h * 0.3 : h * 0.34, m * 0.11, '#e9c77a') +
      ridges(w, isWide ? h * 0.46 : h * 0.5, h) +
      placed(isWide ? w * 0.2 : w * 0.26, h * 0.9, bloom(m * 0.2, paper)) +
      words({
        face: 'serif',
        text: 'Kurinji',
        x: w * 0.07,
        y: isWide ? h * 0.26 : h * 0.18,
        height: m * 0.15,
        within: w * 0.6,
        colour: deep,
        anchor: 'start',
      }) +
      words({
        face: 'text',
        text: 'WHITE TEA FROM 2,400 METRES',
        x: w * 0.072,
        y: (isWide ? h * 0.26 : h * 0.18) + m * 0.1,
        height: m * 0.026,
        within: w * 0.6,
        colour: violet,
        anchor: 'start',
        tracking: 90,
      }) +
      words({
        face: 'serifItalic',
        text: 'the twelfth year',
        x: w * 0.93,
        y: h * 0.92,
        height: m * 0.05,
        within: w * 0.44,
        colour: paper,
        anchor: 'end',
      })
    );
  },
  side: ({ width: w, height: h }) => ridges(w, h * 0.56, h) + placed(w / 2, h * 0.4, bloom(w * 0.24, '#c3c1e2')),
  lid: ({ width: w, height: h }) =>
    words({ face: 'serif', text: 'Kurinji', x: w / 2, y: h * 0.62, height: h * 0.3, within: w * 0.5, colour: paper }),
  band: ({ width: w, height: h }) =>
    line(d`M0 ${h * 0.16}h${w}M0 ${h * 0.84}h${w}`, brass, h * 0.014) +
    words({ face: 'serif', text: 'Kurinji', x: w / 2, y: h * 0.6, height: h * 0.24, within: w * 0.34, colour: paper }) +
    [0.12, 0.24, 0.76, 0.88].map((share) => placed(w * share, h * 0.62, bloom(h * 0.2, '#a19fd0'))).join(''),
};
