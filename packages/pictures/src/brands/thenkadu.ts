import { smallPrint } from '../drawing/print.ts';
import { d, disc, fill, line, type Markup, placed, rect, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [amber, comb, umber, wax] = ['#f0ab1f', '#d98a0a', '#3c210c', '#fff4d8'];

const hexagon = (x: number, y: number, r: number) =>
  d`M${x} ${y - r}l${r * 0.866} ${r * 0.5}v${r}l${-r * 0.866} ${r * 0.5}l${-r * 0.866} ${-r * 0.5}v${-r}z`;

/** Comb over an area: some cells empty, some capped, some full. */
const honeycomb = (w: number, h: number, r: number): Markup => {
  const [columns, rows] = [Math.ceil(w / (r * 1.732)) + 1, Math.ceil(h / (r * 1.5)) + 1];
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const row = Math.floor(index / columns);
    return { x: ((index % columns) + (row % 2) / 2) * r * 1.732, y: row * r * 1.5, kind: (index * 5 + row * 3) % 7 };
  });
  const of = (kinds: readonly number[]) =>
    cells
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ x, y }) => hexagon(x, y, r * 0.86))
      .join('');
  return fill(of([0, 3]), comb) + fill(of([5]), '#fbd36b') + line(of([1, 2, 4, 6]), comb, r * 0.09);
};

const bee: Markup =
  fill('M-1-1C-6-7-9-3-1.500.5zM1-1C6-7 9-3 1.500.5z', '#fff', 0.85) +
  fill('M0-3.6C3-3.6 3 3.6 0 6C-3 3.6-3-3.6 0-3.6', umber) +
  line('M-2-.6h4M-2.1 1.4h4.2M-1.5 3.4h3', amber, 0.8) +
  disc(0, -4.4, 1.4, umber);

/** Thenkadu, forest honey: comb, and a label like a jar's. */
export const thenkadu: Artwork = {
  pose: 'standing',
  camera: { yaw: 35, pitch: 25 },
  ground: { front: amber, side: amber, lid: umber },
  front: ({ width: w, height: h }) => {
    const [x, y, a, b] = [w * 0.13, h * 0.24, w * 0.74, h * 0.52];
    return (
      honeycomb(w, h, w * 0.125) +
      fill(
        d`M${x} ${y + b * 0.1}Q${w / 2} ${y - b * 0.16} ${x + a} ${y + b * 0.1}V${y + b * 0.9}Q${w / 2} ${y + b * 1.16} ${x} ${y + b * 0.9}z`,
        wax,
      ) +
      line(
        d`M${x + 1.5} ${y + b * 0.13}Q${w / 2} ${y - b * 0.11} ${x + a - 1.5} ${y + b * 0.13}V${y + b * 0.87}Q${w / 2} ${y + b * 1.11} ${x + 1.5} ${y + b * 0.87}z`,
        umber,
        0.35,
      ) +
      placed(w / 2, y + b * 0.24, bee, { scale: w / 68 }) +
      words({
        face: 'slab',
        text: 'THENKADU',
        x: w / 2,
        y: h * 0.545,
        height: h * 0.085,
        within: a * 0.84,
        colour: umber,
      }) +
      words({
        face: 'bookishItalic',
        text: 'wild forest honey',
        x: w / 2,
        y: h * 0.63,
        height: w * 0.052,
        within: a * 0.74,
        colour: '#8a5208',
      }) +
      words({
        face: 'text',
        text: 'WESTERN GHATS',
        x: w / 2,
        y: h * 0.7,
        height: w * 0.026,
        colour: umber,
        tracking: 180,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    honeycomb(w, h * 0.42, w * 0.125) +
    rect(0, h * 0.42, w, h * 0.58, umber) +
    placed(w / 2, h * 0.53, bee, { scale: w / 90 }) +
    smallPrint(w * 0.16, h * 0.64, w * 0.68, 7, amber, h * 0.038),
  lid: ({ width: w, height: h }) =>
    fill(hexagon(w / 2, h / 2 - h * 0.18, h * 0.36), amber) + placed(w / 2, h / 2, bee, { scale: h / 34 }),
};
