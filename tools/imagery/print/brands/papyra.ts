import { d, fill, line, type Markup, placed, words } from '../../../../apps/server/src/pictures/drawing/shapes.ts';
import type { BrandArtwork } from '../brand-artwork.ts';

const [aqua, lagoon, coral, white] = ['#bfe3e4', '#1f7a86', '#f2775a', '#ffffff'];

/** A tissue drawn up out of its slot: three folds, the hindmost the palest. `r` is its height. */
const tissue = (r: number): Markup =>
  fill(
    d`M${-r * 0.62} 0C${-r * 0.7} ${-r * 0.4} ${-r * 0.5} ${-r * 0.6} ${-r * 0.56} ${-r * 0.92}C${-r * 0.3} ${-r * 0.84} ${-r * 0.1} ${-r * 0.96} ${r * 0.06} ${-r}C${r * 0.1} ${-r * 0.6} ${r * 0.3} ${-r * 0.4} ${r * 0.36} 0z`,
    white,
    0.6,
  ) +
  fill(
    d`M${-r * 0.3} 0C${-r * 0.3} ${-r * 0.3} 0 ${-r * 0.5} ${r * 0.1} ${-r * 0.86}C${r * 0.3} ${-r * 0.74} ${r * 0.56} ${-r * 0.84} ${r * 0.7} ${-r * 0.74}C${r * 0.56} ${-r * 0.5} ${r * 0.72} ${-r * 0.3} ${r * 0.6} 0z`,
    white,
    0.75,
  ) +
  fill(
    d`M${-r * 0.5} 0C${-r * 0.46} ${-r * 0.22} ${-r * 0.2} ${-r * 0.34} ${-r * 0.14} ${-r * 0.66}C${r * 0.06} ${-r * 0.5} ${r * 0.3} ${-r * 0.56} ${r * 0.4} ${-r * 0.46}C${r * 0.34} ${-r * 0.3} ${r * 0.44} ${-r * 0.14} ${r * 0.4} 0z`,
    white,
  ) +
  line(
    d`M${-r * 0.14} ${-r * 0.66}C${-r * 0.1} ${-r * 0.4} ${-r * 0.2} ${-r * 0.2} ${-r * 0.16} 0M${r * 0.1} ${-r * 0.86}C${r * 0.14} ${-r * 0.7} ${r * 0.1} ${-r * 0.6} ${r * 0.14} ${-r * 0.54}`,
    lagoon,
    r * 0.012,
    { opacity: 0.4, round: true },
  ) +
  `<ellipse cx="0" cy="0" rx="${(r * 0.86).toFixed(2)}" ry="${(r * 0.085).toFixed(2)}" fill="${lagoon}" fill-opacity=".9"/>`;

/** Papyra, tissues: one white sheet on its way out, and a round name as soft. */
export const papyra: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 30, pitch: 30 },
  ground: { front: aqua, side: coral, lid: coral },
  front: ({ width: w, height: h }) => {
    const isWide = w > h * 1.3;
    const m = Math.min(w, h);
    const r = isWide ? h * 0.72 : Math.min(w * 0.5, h * 0.42);
    const at = isWide
      ? ({ x: w * 0.07, y: h * 0.56, anchor: 'start' } as const)
      : ({ x: w * 0.09, y: h * 0.22, anchor: 'start' } as const);
    return (
      fill(d`M0 ${h * 0.84}Q${w * 0.3} ${h * 0.7} ${w * 0.56} ${h * 0.86}T${w} ${h * 0.8}V${h + 0.5}H0z`, coral) +
      placed(isWide ? w * 0.74 : w * 0.52, h * 0.84, tissue(r)) +
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
