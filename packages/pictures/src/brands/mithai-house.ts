import { d, fill, line, type Markup, placed, rect, repeated, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [ivory, peacock, gold, saffron] = ['#fbf0da', '#0c5663', '#c6902f', '#e2711d'];

const almond: Markup =
  fill('M0-5C3.6-2 3.4 3.6 0 5C-3.4 3.6-3.6-2 0-5', saffron) +
  line('M0-4V4M-1.4-2.4Q-1.8 1-1 3.4M1.4-2.4Q1.8 1 1 3.4', ivory, 0.35);

/** A pierced stone screen of eight-pointed stars, one row drawn and then repeated. */
const lattice = (name: string, w: number, h: number, columns: number, colour: string): Markup => {
  const cell = w / columns;
  const r = cell / 2;
  const row = Array.from({ length: columns }, (_, index) => {
    const x = (index + 0.5) * cell;
    return d`M${x} 0l${r} ${r}l${-r} ${r}l${-r} ${-r}zM${x - r * 0.62} ${r * 0.38}h${r * 1.24}v${r * 1.24}h${-r * 1.24}z`;
  });
  const rows = Array.from({ length: Math.ceil(h / cell) }, (_, index) => ({ x: 0, y: index * cell }));
  return repeated(name, line(row.join(''), colour, cell * 0.05), rows);
};

/** Mithai House, dry fruit: an arch of a haveli with almonds in its shade. */
export const mithaiHouse: Artwork = {
  pose: 'standing',
  camera: { yaw: 32, pitch: 23 },
  ground: { front: ivory, side: peacock, lid: peacock },
  front: ({ width: w, height: h }) => {
    const arch = (inset: number) => {
      const [l, r, t, b] = [w * 0.12 + inset, w * 0.88 - inset, h * 0.13 + inset, h * 0.9 - inset];
      const m = w / 2;
      const s = t + h * 0.19;
      return d`M${l} ${b}V${s}Q${l} ${s - h * 0.07} ${l + w * 0.12} ${s - h * 0.08}Q${l + w * 0.14} ${s - h * 0.14} ${l + w * 0.25} ${s - h * 0.13}Q${m - w * 0.05} ${t + h * 0.04} ${m} ${t}Q${m + w * 0.05} ${t + h * 0.04} ${r - w * 0.25} ${s - h * 0.13}Q${r - w * 0.14} ${s - h * 0.14} ${r - w * 0.12} ${s - h * 0.08}Q${r} ${s - h * 0.07} ${r} ${s}V${b}z`;
    };
    const fan = [-54, -27, 0, 27, 54].map((turn) =>
      placed(w / 2, h * 0.84, placed(0, -w * 0.21, almond, { scale: w / 62 }), { turn }),
    );
    return (
      lattice('screen', w, h, 7, '#e7cd96') +
      fill(arch(0), peacock) +
      line(arch(w * 0.028), gold, 0.5) +
      words({
        face: 'script',
        text: 'Mithai',
        x: w / 2,
        y: h * 0.42,
        height: h * 0.095,
        within: w * 0.52,
        colour: '#f2c866',
      }) +
      words({ face: 'bookish', text: 'HOUSE', x: w / 2, y: h * 0.5, height: w * 0.05, colour: ivory, tracking: 300 }) +
      fan.join('') +
      rect(0, h * 0.94, w, h * 0.06, saffron)
    );
  },
  side: ({ width: w, height: h }) =>
    lattice('jali', w, h * 0.94, 4, gold) +
    rect(0, h * 0.94, w, h * 0.06, saffron) +
    rect(w * 0.16, h * 0.3, w * 0.68, h * 0.34, peacock, w * 0.34) +
    placed(w / 2, h * 0.47, almond, { scale: w / 22 }),
  lid: ({ width: w, height: h }) =>
    words({
      face: 'script',
      text: 'Mithai House',
      x: w / 2,
      y: h * 0.6,
      height: h * 0.26,
      within: w * 0.74,
      colour: '#f2c866',
    }),
};
