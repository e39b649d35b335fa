import { d, disc, fill, line, type Markup, placed, rect, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [glaze, cream, mango, leaf, chilli] = ['#5a2a14', '#f8ecd2', '#f2b01e', '#4f7a2c', '#c92a1b'];

/** Cut mango: a wedge with its skin and stone. */
const wedge = (r: number): Markup =>
  fill(d`M${-r} 0A${r} ${r * 1.05} 0 0 0 ${r} 0z`, leaf) +
  fill(d`M${-r * 0.9} 0A${r * 0.9} ${r * 0.9} 0 0 0 ${r * 0.9} 0z`, mango) +
  fill(d`M${-r * 0.42} 0A${r * 0.42} ${r * 0.42} 0 0 0 ${r * 0.42} 0z`, cream);

/** The pickle jar that a bharani is, brown glaze run down over cream. */
const jar = (w: number, h: number): Markup => {
  const body = d`M${-w * 0.3} ${-h}H${w * 0.3}V${-h * 0.9}Q${w * 0.5} ${-h * 0.84} ${w * 0.5} ${-h * 0.66}V${-h * 0.14}Q${w * 0.5} 0 ${w * 0.36} 0H${-w * 0.36}Q${-w * 0.5} 0 ${-w * 0.5} ${-h * 0.14}V${-h * 0.66}Q${-w * 0.5} ${-h * 0.84} ${-w * 0.3} ${-h * 0.9}z`;
  const run = d`M${-w * 0.5} ${-h * 0.5}q${w * 0.12} ${h * 0.14} ${w * 0.22} 0q${w * 0.1} ${h * 0.22} ${w * 0.24} 0q${w * 0.12} ${h * 0.1} ${w * 0.24} 0q${w * 0.16} ${h * 0.18} ${w * 0.3} 0V${-h * 0.66}Q${w * 0.5} ${-h * 0.84} ${w * 0.3} ${-h * 0.9}V${-h}H${-w * 0.3}V${-h * 0.9}Q${-w * 0.5} ${-h * 0.84} ${-w * 0.5} ${-h * 0.66}z`;
  return (
    fill(body, '#fffaf0') +
    line(body, glaze, w * 0.02) +
    fill(run, glaze) +
    rect(-w * 0.36, -h * 1.1, w * 0.72, h * 0.11, glaze, w * 0.04) +
    line(d`M${-w * 0.38} ${-h * 0.62}Q${-w * 0.38} ${-h * 0.76} ${-w * 0.26} ${-h * 0.8}`, '#fff', w * 0.03, {
      round: true,
      opacity: 0.6,
    })
  );
};

/** Bharani, mango pickle: the glazed jar of the pantry, cut mango tumbling past it. */
export const bharani: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 26, pitch: 20 },
  ground: { front: mango, side: glaze, lid: glaze },
  front: ({ width: w, height: h }) => {
    const isWide = w > h * 1.15;
    const m = Math.min(w, h);
    const pieces = (
      isWide
        ? [
            [0.44, 0.2, 24, 0.07],
            [0.06, 0.82, -30, 0.08],
            [0.4, 0.86, 160, 0.06],
            [0.05, 0.18, 70, 0.06],
          ]
        : [
            [0.12, 0.5, -30, 0.08],
            [0.88, 0.44, 30, 0.09],
            [0.9, 0.8, 160, 0.08],
            [0.1, 0.86, 80, 0.07],
          ]
    ).map(([x = 0, y = 0, turn = 0, size = 0]) => placed(w * x, h * y, wedge(m * size * 1.3), { turn }));
    const at = isWide ? ({ x: w * 0.53, anchor: 'start' } as const) : ({ x: w / 2, anchor: 'middle' } as const);
    return (
      (isWide
        ? disc(w * 0.25, h * 0.52, h * 0.43, cream) + placed(w * 0.25, h * 0.86, jar(h * 0.5, h * 0.58))
        : disc(w * 0.5, h * 0.66, m * 0.38, cream) +
          placed(w * 0.5, h * 0.9, jar(m * 0.44, Math.min(h * 0.42, m * 0.56)))) +
      pieces.join('') +
      words({
        face: 'fat',
        text: 'Bharani',
        y: isWide ? h * 0.48 : h * 0.2,
        height: m * 0.21,
        within: isWide ? w * 0.42 : w * 0.84,
        colour: glaze,
        ...at,
      }) +
      words({
        face: 'script',
        text: 'cut mango pickle',
        y: isWide ? h * 0.48 + m * 0.16 : h * 0.2 + m * 0.12,
        height: m * 0.075,
        within: w * 0.42,
        colour: chilli,
        ...at,
      }) +
      words({
        face: 'text',
        text: 'IN GINGELLY OIL · 300 G',
        y: isWide ? h * 0.48 + m * 0.29 : h * 0.2 + m * 0.185,
        height: m * 0.028,
        within: w * 0.42,
        colour: glaze,
        tracking: 80,
        ...at,
      })
    );
  },
  side: ({ width: w, height: h }) =>
    disc(w / 2, h * 0.6 - Math.min(w * 0.3, h * 0.18), w * 0.42, cream) +
    placed(w / 2, h * 0.6, jar(w * 0.5, Math.min(w * 0.66, h * 0.4))) +
    words({ face: 'fat', text: 'Bharani', x: w / 2, y: h * 0.82, height: w * 0.18, within: w * 0.8, colour: mango }),
  lid: ({ width: w, height: h }) =>
    words({ face: 'fat', text: 'Bharani', x: w / 2, y: h * 0.63, height: h * 0.34, within: w * 0.6, colour: mango }),
};
