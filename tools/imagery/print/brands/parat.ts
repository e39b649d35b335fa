import { d, disc, fill, line, type Markup, placed, rect, words } from '@boxwright/pictures';
import type { BrandArtwork } from '../brand-artwork.ts';

const [night, rice, saffron, brick, mint, onion] = ['#23312b', '#fbf3df', '#f0a52a', '#b23a22', '#6f9f54', '#8d4a5f'];

/** A layer of the pot: its colour, what it is, and what lies in it. */
const layers: readonly {
  readonly colour: string;
  readonly text: string;
  readonly ink: string;
  readonly share: number;
}[] = [
  { colour: rice, text: 'long grain', ink: night, share: 1 },
  { colour: saffron, text: 'saffron milk', ink: night, share: 0.7 },
  { colour: onion, text: 'browned onion', ink: rice, share: 0.8 },
  { colour: mint, text: 'mint', ink: night, share: 0.55 },
  { colour: brick, text: 'slow mutton', ink: rice, share: 1.5 },
];

const grains = (x: number, y: number, w: number, h: number): Markup =>
  line(
    Array.from({ length: Math.round(w / 2.6) }, (_, index) => {
      const [u, v] = [x + ((index * 0.618) % 1) * w, y + h * (0.2 + ((index * 0.755) % 1) * 0.6)];
      const turn = index * 1.7;
      return d`M${u} ${v}l${Math.cos(turn) * h * 0.14} ${Math.sin(turn) * h * 0.1}`;
    }).join(''),
    '#d9c08a',
    h * 0.045,
    { round: true },
  );

/** Wavering strata from one height down to another. */
const strata = (x: number, w: number, from: number, to: number, labelled: boolean): Markup => {
  const all = layers.reduce((sum, { share }) => sum + share, 0);
  const letters = Math.min(w * 0.026, (0.18 * (to - from)) / all);
  let y = from;
  return layers
    .map(({ colour, text, ink, share }, index) => {
      const tall = ((to - from) * share) / all;
      const wave = Math.min(tall * 0.22, w * 0.02);
      const top = y;
      y += tall;
      const up = index % 2 ? wave : -wave;
      return (
        fill(
          d`M${x} ${top}q${w * 0.125} ${up} ${w * 0.25} 0t${w * 0.25} 0t${w * 0.25} 0t${w * 0.25} 0V${to + 1}H${x}z`,
          colour,
        ) +
        (index === 0 ? grains(x, top, w, tall) : '') +
        (labelled
          ? words({
              face: 'text',
              text,
              x: x + w * 0.93,
              y: top + tall * 0.5 + letters * 0.5,
              height: letters,
              colour: ink,
              anchor: 'end',
            })
          : '')
      );
    })
    .join('');
};

/** Parat, ready biryani: the pot cut open, layer under layer. */
export const parat: BrandArtwork = {
  pose: 'lying',
  camera: { yaw: 28, pitch: 40 },
  ground: { front: night, side: night, lid: night },
  base: rice,
  front: ({ width: w, height: h }) => {
    const isWide = w > h * 1.1;
    const m = Math.min(w, h);
    const steam = [0, 1, 2].map((index) =>
      line(d`M${index * m * 0.05} 0q${m * 0.03} ${-m * 0.04} 0 ${-m * 0.08}t0 ${-m * 0.08}`, saffron, m * 0.014, {
        round: true,
      }),
    );
    return (
      strata(0, w, isWide ? h * 0.52 : h * 0.44, h, true) +
      words({
        face: 'serif',
        text: 'Parat',
        x: w * 0.07,
        y: isWide ? h * 0.33 : h * 0.23,
        height: m * 0.2,
        within: w * 0.6,
        colour: rice,
        anchor: 'start',
      }) +
      words({
        face: 'bookishItalic',
        text: 'layered biryani, sealed and slow',
        x: w * 0.072,
        y: (isWide ? h * 0.33 : h * 0.23) + m * 0.1,
        height: m * 0.04,
        within: w * 0.7,
        colour: saffron,
        anchor: 'start',
      }) +
      placed(w * 0.82, isWide ? h * 0.36 : h * 0.24, steam.join(''))
    );
  },
  side: ({ width: w, height: h }) =>
    h > w
      ? strata(0, w, h * 0.44, h, false) +
        placed(
          w / 2,
          h * 0.23,
          words({ face: 'serif', text: 'Parat', x: 0, y: w * 0.18, height: w * 0.4, within: h * 0.34, colour: rice }),
          { turn: -90 },
        )
      : strata(0, w, h * 0.5, h, false) +
        words({
          face: 'serif',
          text: 'Parat',
          x: w * 0.06,
          y: h * 0.36,
          height: h * 0.26,
          within: w * 0.4,
          colour: rice,
          anchor: 'start',
        }),
  lid: ({ width: w, height: h }) =>
    words({ face: 'serif', text: 'Parat', x: w / 2, y: h * 0.62, height: h * 0.34, within: w * 0.5, colour: rice }) +
    disc(w / 2, h * 0.8, h * 0.03, saffron),
  band: ({ width: w, height: h }) =>
    strata(0, w, h * 0.52, h, false) +
    rect(0, 0, 0, 0, night) +
    words({ face: 'serif', text: 'Parat', x: w / 2, y: h * 0.4, height: h * 0.26, within: w * 0.4, colour: rice }),
};
