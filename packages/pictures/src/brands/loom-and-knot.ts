import { d, line, rect, repeated, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [oat, rust, teal, mustard, cocoa] = ['#efe3cf', '#c2512d', '#1f6b6b', '#dfa32f', '#43291c'];

/** A row of knitted stitches, each a leaning pair of loops. */
const knitRow = (w: number, y: number, stitch: number, tall: number) =>
  Array.from({ length: Math.ceil(w / stitch) }, (_, index) => {
    const x = index * stitch;
    return d`M${x} ${y}l${stitch / 2} ${tall * 0.62}v${tall * 0.56}l${-stitch / 2} ${-tall * 0.62}zM${x + stitch} ${y}l${-stitch / 2} ${tall * 0.62}v${tall * 0.56}l${stitch / 2} ${-tall * 0.62}z`;
  }).join('');

const knit = (w: number, h: number, columns: number, colours: readonly string[]) => {
  const stitch = w / columns;
  const tall = stitch * 0.86;
  const rows = Array.from({ length: Math.ceil(h / tall) + 1 }, (_, index) => ({
    x: 0,
    y: (index - 1) * tall,
    colour: colours[index % colours.length] ?? oat,
  }));
  return repeated('stitches', `<path d="${knitRow(w, 0, stitch, tall)}"/>`, rows);
};

/** Loom & Knot, socks: the knitting itself, row upon row. */
export const loomAndKnot: Artwork = {
  pose: 'standing',
  camera: { yaw: -29, pitch: 20 },
  ground: { front: '#dccbae', side: teal, lid: rust },
  front: ({ width: w, height: h }) => {
    const rows = [oat, oat, rust, rust, oat, mustard, oat, teal, teal, teal, oat, mustard, oat, rust, rust];
    return (
      knit(w, h, 11, rows) +
      rect(0, h * 0.4, w, h * 0.24, oat) +
      line(d`M0 ${h * 0.415}h${w}M0 ${h * 0.625}h${w}`, cocoa, 0.4, { dash: '2 1.4' }) +
      words({
        face: 'slab',
        text: 'Loom & Knot',
        x: w / 2,
        y: h * 0.535,
        height: h * 0.055,
        within: w * 0.84,
        colour: cocoa,
      }) +
      words({
        face: 'text',
        text: 'COMBED COTTON SOCKS',
        x: w / 2,
        y: h * 0.585,
        height: w * 0.03,
        within: w * 0.8,
        colour: rust,
        tracking: 100,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    words({
      face: 'slab',
      text: 'Loom & Knot',
      x: w * 0.62,
      y: h / 2,
      height: w * 0.24,
      within: h * 0.6,
      colour: oat,
      turn: -90,
    }) + line(d`M${w * 0.14} 0v${h}M${w * 0.86} 0v${h}`, mustard, 0.6, { dash: '2 1.4' }),
  lid: ({ width: w, height: h }) =>
    line(d`M0 ${h * 0.2}h${w}M0 ${h * 0.8}h${w}`, oat, 0.6, { dash: '2 1.4' }) +
    words({ face: 'slab', text: 'L & K', x: w / 2, y: h * 0.6, height: h * 0.2, colour: oat }),
};
