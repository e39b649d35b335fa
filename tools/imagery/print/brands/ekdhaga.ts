import { d, disc, fill, line, rect, ring, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [ecru, indigo, madder, white] = ['#efe4cd', '#20305f', '#c8402f', '#fffaf0'];

/** Ekdhaga, garments: one madder thread comes in at the hole, crosses the tag in running stitch and ends in a needle. */
export const ekdhaga: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 26, pitch: 14 },
  ground: { front: ecru, side: indigo, lid: indigo },
  base: indigo,
  front: ({ width: w, height: h, openings = [] }) => {
    const hole = openings.find(({ x, y, width }) => Math.abs(x + width / 2 - w / 2) < w * 0.05 && y < h * 0.25);
    const isWide = w > h * 1.1;
    const m = Math.min(w, h);
    const [x0, y0] = hole ? [hole.x + hole.width / 2, hole.y + hole.height / 2] : [w * 0.5, -1];
    const baseline = isWide ? h * 0.62 : h * 0.56;
    const way = d`M${x0} ${y0}C${x0} ${h * 0.2} ${w * 0.06} ${h * 0.14} ${w * 0.08} ${h * 0.28}S${w * 0.96} ${h * 0.2} ${w * 0.93} ${baseline - m * 0.14}S${w * 0.98} ${baseline + m * 0.125} ${w * 0.72} ${baseline + m * 0.125}H${w * 0.1}`;
    const needle = d`M${w * 0.5} ${h * 0.86}q0 ${-m * 0.016} ${m * 0.03} ${-m * 0.016}L${w * 0.5 + m * 0.42} ${h * 0.86}L${w * 0.5 + m * 0.03} ${h * 0.86 + m * 0.016}q${-m * 0.03} 0 ${-m * 0.03} ${-m * 0.016}z`;
    return (
      rect(0, h * 0.78, w, h * 0.22, indigo) +
      line(way, madder, m * 0.016, { dash: `${(m * 0.05).toFixed(2)} ${(m * 0.022).toFixed(2)}`, round: true }) +
      line(
        d`M${w * 0.1} ${baseline + m * 0.125}C${-w * 0.04} ${baseline + m * 0.13} ${w * 0.04} ${h * 0.87} ${w * 0.28} ${h * 0.868}L${w * 0.5 + m * 0.03} ${h * 0.86}`,
        madder,
        m * 0.016,
        { round: true },
      ) +
      fill(needle, ecru) +
      line(d`M${w * 0.5 + m * 0.018} ${h * 0.86}h${m * 0.035}`, madder, m * 0.01, { round: true }) +
      words({
        face: 'bookish',
        text: 'Ekdhaga',
        x: w * 0.1,
        y: baseline,
        height: m * 0.2,
        within: w * 0.77,
        colour: indigo,
        anchor: 'start',
      }) +
      words({
        face: 'text',
        text: 'HANDLOOM COTTON, ERODE',
        x: w * 0.1,
        y: h * 0.95,
        height: m * 0.034,
        within: w * 0.72,
        colour: ecru,
        anchor: 'start',
        tracking: 90,
      }) +
      (hole ? ring(x0, y0, hole.width * 0.95, madder, hole.width * 0.28) : disc(x0, y0, m * 0.01, madder))
    );
  },
  side: ({ width: w, height: h }) =>
    line(d`M${w * 0.5} 0V${h}`, madder, w * 0.05, { dash: `${(w * 0.16).toFixed(2)} ${(w * 0.08).toFixed(2)}` }) +
    rect(w * 0.2, h * 0.36, w * 0.6, h * 0.28, indigo) +
    words({ face: 'bookish', text: 'Ek', x: w / 2, y: h * 0.5 + w * 0.12, height: w * 0.26, colour: white }),
  lid: ({ width: w, height: h }) =>
    words({ face: 'bookish', text: 'Ekdhaga', x: w / 2, y: h * 0.62, height: h * 0.3, within: w * 0.6, colour: ecru }),
  band: ({ width: w, height: h }) =>
    line(d`M0 ${h * 0.5}H${w}`, madder, h * 0.05, { dash: `${(h * 0.2).toFixed(2)} ${(h * 0.09).toFixed(2)}` }),
};
