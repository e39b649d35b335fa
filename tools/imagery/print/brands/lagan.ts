import { d, disc, fill, line, type Markup, placed, rect, ring, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [ivory, marigold, rose, pista, maroon, saffron] = [
  '#fdf3e1',
  '#f2a51f',
  '#d8456b',
  '#9fb95a',
  '#6b1533',
  '#e8702a',
];

/** Sweets from above, a unit across: each a shape of its own in one or two inks. */
const sweets: readonly ((r: number) => Markup)[] = [
  // Motichoor laddoo
  (r) =>
    disc(0, 0, r, marigold) +
    Array.from({ length: 30 }, (_, i) =>
      disc(
        Math.cos(i * 2.4) * Math.sqrt(i / 30) * r * 0.9,
        Math.sin(i * 2.4) * Math.sqrt(i / 30) * r * 0.9,
        r * 0.085,
        i % 4 ? saffron : ivory,
      ),
    ).join(''),
  // Kaju katli
  (r) =>
    fill(d`M0 ${-r * 1.08}L${r * 0.8} 0L0 ${r * 1.08}L${-r * 0.8} 0z`, '#e6cf98') +
    line(
      d`M${-r * 0.34} ${-r * 0.2}L${r * 0.34} ${r * 0.2}M${-r * 0.34} ${r * 0.2}L${r * 0.34} ${-r * 0.2}`,
      '#b8934a',
      r * 0.06,
    ),
  // Gulab jamun
  (r) =>
    disc(0, 0, r, maroon) +
    line(d`M${-r * 0.6} ${-r * 0.2}A${r * 0.64} ${r * 0.64} 0 0 1 ${-r * 0.05} ${-r * 0.63}`, '#d98a86', r * 0.12, {
      round: true,
    }),
  // Pista roll
  (r) =>
    disc(0, 0, r, pista) +
    ring(0, 0, r * 0.7, '#6f8a35', r * 0.14) +
    disc(0, 0, r * 0.4, ivory) +
    disc(0, 0, r * 0.16, '#6f8a35'),
  // Jalebi
  (r) =>
    line(
      Array.from({ length: 60 }, (_, i) => {
        const [angle, away] = [i * 0.34, r * (0.12 + (i / 60) * 0.84)];
        return d`${i === 0 ? 'M' : 'L'}${Math.cos(angle) * away} ${Math.sin(angle) * away}`;
      }).join(''),
      saffron,
      r * 0.19,
      { round: true },
    ),
  // Gulkand peda
  (r) =>
    Array.from({ length: 8 }, (_, i) =>
      placed(
        0,
        0,
        fill(
          d`M0 0C${r * 0.5} ${-r * 0.3} ${r * 0.4} ${-r} 0 ${-r}C${-r * 0.4} ${-r} ${-r * 0.5} ${-r * 0.3} 0 0`,
          rose,
        ),
        { turn: i * 45 },
      ),
    ).join('') +
    disc(0, 0, r * 0.34, ivory) +
    disc(0, 0, r * 0.14, pista),
];

const tray = (x: number, y: number, cell: number, columns: number, rows: number, order: number): Markup =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const sweet = sweets[(column * 2 + row * 3 + order) % sweets.length];
    return placed(x + (column + 0.5) * cell, y + (row + 0.5) * cell, sweet?.(cell * 0.36) ?? '', {});
  }).join('');

/** Lagan, wedding sweets: the box's own contents, set out in rows like an invitation's border. */
export const lagan: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 28, pitch: 40 },
  ground: { front: ivory, side: rose, lid: rose },
  front: ({ width: w, height: h }) => {
    const columns = w > h * 1.3 ? 7 : w > h * 0.9 ? 6 : 5;
    const cell = (w * 0.92) / columns;
    const rows = Math.max(4, Math.floor((h * 0.94) / cell));
    const [x, y] = [(w - columns * cell) / 2, (h - rows * cell) / 2];
    const [left, top, wide, tall] = [x + cell, y + cell, (columns - 2) * cell, (rows - 2) * cell];
    const m = Math.min(wide, tall);
    return (
      tray(x, y, cell, columns, rows, 0) +
      rect(left, top, wide, tall, ivory) +
      rect(left + cell * 0.12, top + cell * 0.12, wide - cell * 0.24, tall - cell * 0.24, maroon, m * 0.04) +
      words({
        face: 'script',
        text: 'Lagan',
        x: w / 2,
        y: h / 2 + m * 0.08,
        height: m * 0.34,
        within: wide * 0.72,
        colour: marigold,
      }) +
      words({
        face: 'text',
        text: 'SWEETS FOR THE WEDDING',
        x: w / 2,
        y: h / 2 + m * 0.31,
        height: m * 0.042,
        within: wide * 0.7,
        colour: ivory,
        tracking: 140,
      })
    );
  },
  side: ({ width: w, height: h }) => {
    const cell = w * 0.62;
    const rows = Math.max(1, Math.floor((h * 0.92) / cell));
    return Array.from({ length: rows }, (_, row) =>
      placed(
        w / 2,
        (h - rows * cell) / 2 + (row + 0.5) * cell,
        disc(0, 0, cell * 0.44, ivory) + (sweets[row % sweets.length]?.(cell * 0.3) ?? ''),
      ),
    ).join('');
  },
  lid: ({ width: w, height: h }) =>
    words({ face: 'script', text: 'Lagan', x: w / 2, y: h * 0.64, height: h * 0.32, within: w * 0.6, colour: ivory }),
  band: ({ width: w, height: h }) => {
    const cell = h * 0.74;
    const count = Math.max(1, Math.floor((w * 0.96) / cell));
    return Array.from({ length: count }, (_, index) =>
      placed(
        (w - count * cell) / 2 + (index + 0.5) * cell,
        h / 2,
        disc(0, 0, cell * 0.42, ivory) + (sweets[index % sweets.length]?.(cell * 0.29) ?? ''),
      ),
    ).join('');
  },
};
