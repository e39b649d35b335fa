import { d, fill, type Markup, placed, rect, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [aqua, lagoon, coral, white] = ['#bfe3e4', '#1f7a86', '#f2775a', '#ffffff'];

/** A tissue drawn up out of its slot, its folds fanning from where it is held. `r` is its height. */
const tissue = (r: number): Markup => {
  const folds = [
    [
      '#ffffff',
      d`M${-r * 0.12} 0C${-r * 0.2} ${-r * 0.3} ${-r * 0.5} ${-r * 0.36} ${-r * 0.68} ${-r * 0.64}C${-r * 0.5} ${-r * 0.62} ${-r * 0.36} ${-r * 0.76} ${-r * 0.22} ${-r * 0.72}C${-r * 0.18} ${-r * 0.44} ${-r * 0.06} ${-r * 0.3} ${-r * 0.04} 0z`,
    ],
    [
      '#d3eaec',
      d`M${-r * 0.05} 0C${-r * 0.06} ${-r * 0.3} ${-r * 0.18} ${-r * 0.44} ${-r * 0.22} ${-r * 0.72}C${-r * 0.12} ${-r * 0.82} ${-r * 0.02} ${-r * 1.0} ${r * 0.1} ${-r * 1.04}C${r * 0.04} ${-r * 0.7} ${r * 0.06} ${-r * 0.36} ${r * 0.05} 0z`,
    ],
    [
      '#ffffff',
      d`M${r * 0.04} 0C${r * 0.06} ${-r * 0.36} ${r * 0.04} ${-r * 0.7} ${r * 0.1} ${-r * 1.04}C${r * 0.2} ${-r * 0.86} ${r * 0.32} ${-r * 0.84} ${r * 0.42} ${-r * 0.88}C${r * 0.34} ${-r * 0.56} ${r * 0.14} ${-r * 0.34} ${r * 0.12} 0z`,
    ],
    [
      '#e2f2f2',
      d`M${r * 0.1} 0C${r * 0.14} ${-r * 0.34} ${r * 0.34} ${-r * 0.56} ${r * 0.42} ${-r * 0.88}C${r * 0.52} ${-r * 0.76} ${r * 0.64} ${-r * 0.74} ${r * 0.74} ${-r * 0.7}C${r * 0.6} ${-r * 0.4} ${r * 0.24} ${-r * 0.3} ${r * 0.18} 0z`,
    ],
  ] as const;
  return (
    `<ellipse rx="${(r * 0.5).toFixed(2)}" ry="${(r * 0.07).toFixed(2)}" fill="${lagoon}"/>` +
    folds.map(([colour, shape]) => fill(shape, colour)).join('')
  );
};

/** Papyra, tissues: one white sheet on its way out, and a round name as soft. */
export const papyra: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 30, pitch: 30 },
  ground: { front: aqua, side: coral, lid: coral },
  front: ({ width: w, height: h }) => {
    const isWide = w > h * 1.3;
    const m = Math.min(w, h);
    const r = isWide ? Math.min(h * 0.7, w * 0.28) : Math.min(w * 0.54, h * 0.4);
    const at = isWide
      ? ({ x: w * 0.07, y: h * 0.56, anchor: 'start' } as const)
      : ({ x: w * 0.09, y: h * 0.22, anchor: 'start' } as const);
    return (
      rect(0, h * 0.76, w, h * 0.24, coral) +
      placed(isWide ? w * 0.74 : w * 0.52, h * 0.85, tissue(r)) +
      words({
        face: 'round',
        text: 'papyra',
        height: isWide ? h * 0.3 : m * 0.17,
        within: isWide ? w * 0.42 : w * 0.8,
        colour: lagoon,
        ...at,
      }) +
      words({
        face: 'text',
        text: '100 bamboo tissues',
        x: at.x,
        y: at.y + m * 0.16,
        height: m * 0.042,
        within: w * 0.42,
        colour: lagoon,
        anchor: 'start',
      })
    );
  },
  side: ({ width: w, height: h }) =>
    placed(w / 2, h * 0.76, tissue(Math.min(w * 0.5, h * 0.42))) +
    words({ face: 'round', text: 'papyra', x: w / 2, y: h * 0.24, height: w * 0.13, within: w * 0.66, colour: white }),
  lid: ({ width: w, height: h }) =>
    words({ face: 'round', text: 'papyra', x: w / 2, y: h * 0.58, height: h * 0.24, within: w * 0.5, colour: white }),
  band: ({ width: w, height: h }) =>
    words({ face: 'round', text: 'papyra', x: w / 2, y: h * 0.58, height: h * 0.26, within: w * 0.4, colour: white }),
};
