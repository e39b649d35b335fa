import { d, disc, fill, line, type Markup, placed, rect, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [butter, crust, tile, cream, tea] = ['#f7d774', '#a4521d', '#20706c', '#fff6df', '#6d3512'];

/** The chequered floor of the café. */
const floor = (x: number, y: number, w: number, columns: number, rows: number): Markup => {
  const cell = w / columns;
  const squares = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return (column + row) % 2 ? '' : d`M${x + column * cell} ${y + row * cell}h${cell}v${cell}h${-cell}z`;
  });
  return rect(x, y, w, rows * cell, cream) + fill(squares.join(''), tile);
};

/** A bun, cut for butter, `r` half its width, standing on the origin. */
const bun = (r: number): Markup =>
  fill(d`M${-r} 0Q${-r * 1.04} ${r * 0.24} ${-r * 0.8} ${r * 0.26}H${r * 0.8}Q${r * 1.04} ${r * 0.24} ${r} 0z`, crust) +
  fill(
    d`M${-r * 1.02} ${-r * 0.02}q${r * 0.2} ${r * 0.24} ${r * 0.42} ${r * 0.06}q${r * 0.2} ${r * 0.3} ${r * 0.4} ${r * 0.02}q${r * 0.2} ${r * 0.24} ${r * 0.5} ${-r * 0.01}q${r * 0.4} ${r * 0.2} ${r * 0.72} ${-r * 0.07}V${-r * 0.16}H${-r * 1.02}z`,
    butter,
  ) +
  fill(
    d`M${-r} ${-r * 0.12}C${-r * 1.02} ${-r * 0.7} ${-r * 0.5} ${-r * 0.86} 0 ${-r * 0.86}S${r * 1.02} ${-r * 0.7} ${r} ${-r * 0.12}z`,
    crust,
  ) +
  fill(
    d`M${-r * 0.74} ${-r * 0.34}C${-r * 0.7} ${-r * 0.62} ${-r * 0.4} ${-r * 0.74} ${-r * 0.1} ${-r * 0.76}C${-r * 0.4} ${-r * 0.62} ${-r * 0.6} ${-r * 0.5} ${-r * 0.74} ${-r * 0.34}`,
    '#e0a05a',
  ) +
  [-0.3, 0.05, 0.36, 0.6].map((x, index) => disc(r * x, -r * (0.52 + (index % 2) * 0.12), r * 0.03, cream)).join('');

/** Maska, bakery: a buttered bun on the tiles of an Irani café. */
export const maska: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 28, pitch: 20 },
  ground: { front: butter, side: tile, lid: tile },
  base: crust,
  front: ({ width: w, height: h }) => {
    const isWide = w > h * 1.45;
    const m = Math.min(w, h);
    const columns = isWide ? 14 : 8;
    const cell = w / columns;
    const rows = isWide ? 1 : Math.max(2, Math.round((h * 0.2) / cell));
    const ground = h - rows * cell;
    const r = isWide ? Math.min(w * 0.2, ground * 0.44) : Math.min(w * 0.38, ground * 0.36);
    const at = isWide
      ? ({ x: w * 0.07, y: ground * 0.66, anchor: 'start' } as const)
      : ({ x: w / 2, y: ground * 0.38, anchor: 'middle' } as const);
    return (
      floor(0, ground, w, columns, rows) +
      `<ellipse cx="${isWide ? (w * 0.75).toFixed(1) : (w / 2).toFixed(1)}" cy="${(ground - r * 0.02).toFixed(1)}" rx="${(r * 1.22).toFixed(1)}" ry="${(r * 0.12).toFixed(1)}" fill="${cream}"/>` +
      placed(isWide ? w * 0.75 : w / 2, ground - r * 0.28, bun(r)) +
      words({
        face: 'slab',
        text: 'Maska',
        height: isWide ? ground * 0.36 : Math.min(m * 0.22, ground * 0.22),
        within: isWide ? w * 0.42 : w * 0.8,
        colour: tea,
        ...at,
      }) +
      words({
        face: 'text',
        text: 'IRANI BAKERY, EST. TEATIME',
        x: at.x,
        y: at.y + m * 0.085,
        height: m * 0.03,
        within: isWide ? w * 0.42 : w * 0.72,
        colour: crust,
        anchor: at.anchor,
        tracking: 100,
      })
    );
  },
  side: ({ width: w, height: h }) => {
    const rows = Math.max(1, Math.round((h * 0.2) / (w / 4)));
    return (
      floor(0, h - (rows * w) / 4, w, 4, rows) +
      placed(
        w / 2,
        h * 0.4,
        words({ face: 'slab', text: 'Maska', x: 0, y: w * 0.13, height: w * 0.28, within: h * 0.56, colour: butter }),
        { turn: -90 },
      ) +
      line(d`M0 ${h - (rows * w) / 4}h${w}`, butter, w * 0.02)
    );
  },
  gusset: ({ width: w, height: h }) => {
    const rows = Math.max(1, Math.round((h * 0.2) / (w / 4)));
    return floor(0, h - (rows * w) / 4, w, 4, rows);
  },
  lid: ({ width: w, height: h }) =>
    words({ face: 'slab', text: 'Maska', x: w / 2, y: h * 0.64, height: h * 0.3, within: w * 0.6, colour: butter }),
  band: ({ width: w, height: h }) => {
    const columns = Math.max(8, Math.round(w / (h * 0.26)));
    return (
      floor(0, h - w / columns, w, columns, 1) +
      words({ face: 'slab', text: 'Maska', x: w / 2, y: h * 0.52, height: h * 0.3, within: w * 0.4, colour: butter })
    );
  },
};
