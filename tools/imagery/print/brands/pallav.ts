import { d, fill, line, type Markup, placed, polygon, rect, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [arakku, mustard, peacock, ivory, dark] = ['#7a1730', '#e3a72c', '#0d5a5c', '#fbf1de', '#4c0c1d'];

/** The interlocked border of a Kanchipuram silk: temple teeth into the body, and its stripes. */
const border = (w: number, top: number, bottom: number, name: string): Markup => {
  const tall = bottom - top;
  const count = Math.max(2, Math.round(w / (tall * 0.3)));
  const step = w / count;
  const teeth = Array.from({ length: count }, (_, index) =>
    polygon([
      [index * step, top + tall * 0.32],
      [(index + 0.5) * step, top],
      [(index + 1) * step, top + tall * 0.32],
    ]),
  );
  const inner = Array.from(
    { length: count },
    (_, index) =>
      d`M${(index + 0.5) * step} ${top + tall * 0.14}l${step * 0.2} ${tall * 0.1}l${-step * 0.2} ${tall * 0.1}l${-step * 0.2} ${-tall * 0.1}z`,
  );
  const beads = Array.from(
    { length: count * 2 },
    (_, index) =>
      d`M${(index + 0.5) * (step / 2)} ${top + tall * 0.53}l${step * 0.14} ${tall * 0.07}l${-step * 0.14} ${tall * 0.07}l${-step * 0.14} ${-tall * 0.07}z`,
  );
  return (
    `<g id="${name}">` +
    fill(teeth.join(''), mustard) +
    fill(inner.join(''), arakku) +
    rect(0, top + tall * 0.315, w, tall * 0.13, mustard) +
    line(d`M0 ${top + tall * 0.38}h${w}`, arakku, tall * 0.02) +
    rect(0, top + tall * 0.44, w, tall * 0.32, peacock) +
    fill(beads.join(''), mustard) +
    line(d`M0 ${top + tall * 0.485}h${w}M0 ${top + tall * 0.715}h${w}`, mustard, tall * 0.014) +
    rect(0, top + tall * 0.755, w, tall * 0.25, mustard) +
    line(d`M0 ${top + tall * 0.82}h${w}M0 ${top + tall * 0.9}h${w}`, arakku, tall * 0.025) +
    '</g>'
  );
};

/** Pallav, sarees: the border of a silk along the foot of the bag, its name folded like one. */
export const pallav: BrandArtwork = {
  pose: 'standing',
  camera: { yaw: 30, pitch: 14 },
  ground: { front: arakku, side: dark, lid: mustard },
  front: ({ width: w, height: h }) => {
    const foot = Math.min(h * 0.34, w * 0.5);
    const m = Math.min(w, h);
    return (
      border(w, h - foot, h + 0.5, 'zari') +
      words({
        face: 'fat',
        text: 'Pallav',
        x: w / 2,
        y: (h - foot) * 0.6,
        height: m * 0.24,
        within: w * 0.76,
        colour: ivory,
      }) +
      words({
        face: 'text',
        text: 'SILKS FROM KANCHIPURAM',
        x: w / 2,
        y: (h - foot) * 0.6 + m * 0.1,
        height: m * 0.028,
        within: w * 0.66,
        colour: mustard,
        tracking: 160,
      })
    );
  },
  side: ({ width: w, height: h }) => {
    const foot = Math.min(h * 0.34, w * 1.25);
    return (
      border(w, h - foot, h + 0.5, 'zariside') +
      placed(
        w / 2,
        (h - foot) * 0.46,
        words({
          face: 'fat',
          text: 'Pallav',
          x: 0,
          y: w * 0.1,
          height: w * 0.2,
          within: (h - foot) * 0.6,
          colour: mustard,
        }),
        { turn: -90 },
      )
    );
  },
  lid: ({ width: w, height: h }) =>
    words({ face: 'fat', text: 'Pallav', x: w / 2, y: h * 0.62, height: h * 0.28, within: w * 0.6, colour: arakku }),
  band: ({ width: w, height: h }) => border(w, h * 0.12, h + 0.5, 'zariband'),
};
