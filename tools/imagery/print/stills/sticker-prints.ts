import {
  d,
  disc,
  fill,
  frame,
  line,
  type Markup,
  type Place,
  placed,
  polygon,
  rect,
  ring,
  roundWords,
  words,
} from '@boxwright/pictures';
import { brandArtworks } from '../brands.ts';

/** A printed sticker in millimetres, for a sheet of a scene. */
export interface StickerPrint {
  readonly width: number;
  readonly height: number;
  /** SVG path data that it is cut to. */
  readonly outline: string;
  /** SVG markup over width × height; it extends 2 mm beyond the outline on all sides. */
  readonly print: Markup;
}

interface Sticker extends Pick<StickerPrint, 'width' | 'height'> {
  readonly outline: readonly Place[];
  readonly ground: string;
  readonly art: Markup;
}

const turnOf = (share: number) => share * 2 * Math.PI;
const ellipse = (w: number, h: number, steps = 96): Place[] =>
  Array.from({ length: steps }, (_, index) => [
    (w / 2) * (1 + Math.cos(turnOf(index / steps))),
    (h / 2) * (1 + Math.sin(turnOf(index / steps))),
  ]);

/** A rectangle with rounded corners. */
const rounded = (x: number, y: number, w: number, h: number, r: number): Place[] =>
  [
    [x + w - r, y + r, -0.25],
    [x + w - r, y + h - r, 0],
    [x + r, y + h - r, 0.25],
    [x + r, y + r, 0.5],
  ].flatMap(([cx = 0, cy = 0, from = 0]) =>
    Array.from({ length: 9 }, (_, index): Place => {
      const angle = turnOf(from + index / 32);
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    }),
  );

/** A bakery's seal. */
const round: Sticker = {
  width: 60,
  height: 60,
  outline: ellipse(60, 60),
  ground: '#20706c',
  art:
    disc(30, 30, 21.5, '#f7d774') +
    ring(30, 30, 27.6, '#f7d774', 0.5) +
    roundWords(
      { face: 'slab', text: 'BAKED BEFORE SIX', x: 30, y: 30, height: 3, colour: '#fff6df', tracking: 90 },
      23.4,
    ) +
    roundWords({ face: 'slab', text: '·', x: 30, y: 30, height: 4, colour: '#f7d774', turn: 180 }, 23.4) +
    words({ face: 'slab', text: 'Maska', x: 30, y: 32.6, height: 7.4, within: 33, colour: '#6d3512' }) +
    line('M17 38h26', '#a4521d', 0.6) +
    words({ face: 'text', text: 'EAT TODAY', x: 30, y: 42.6, height: 2, colour: '#a4521d', tracking: 180 }) +
    fill('M22 23.4C22 17.6 25.6 15.6 30 15.6S38 17.6 38 23.4z', '#a4521d') +
    [26.4, 30.4, 33.8].map((x, index) => disc(x, 19 + (index % 2) * 1.2, 0.5, '#fff6df')).join(''),
};

/** For parcels. */
const rectangle: Sticker = {
  width: 90,
  height: 60,
  outline: rounded(0, 0, 90, 60, 3),
  ground: '#f2b01e',
  art:
    frame(3, 3, 84, 54, '#5a2a14', 0.7, 1.6) +
    words({ face: 'fat', text: 'Handle', x: 8, y: 21, height: 11, within: 50, colour: '#5a2a14', anchor: 'start' }) +
    words({
      face: 'fat',
      text: 'like ripe',
      x: 8,
      y: 35.4,
      height: 11,
      within: 50,
      colour: '#5a2a14',
      anchor: 'start',
    }) +
    words({ face: 'fat', text: 'mangoes', x: 8, y: 49.8, height: 11, within: 50, colour: '#c92a1b', anchor: 'start' }) +
    placed(
      72,
      32,
      fill('M-2-14C9-13 15-3 13 7C11 16 0 19-8 13C-15 7-13-4-9-9C-7-12-5-14-2-14z', '#fdf0cf') +
        fill('M-3-11C6-10 12-2 10 6C8 13 0 16-6 11C-12 6-10-3-7-7C-6-9-5-11-3-11z', '#e8702a') +
        fill('M-3-14C-2-19 3-21 9-20C8-15 3-12-3-14z', '#4f7a2c') +
        line('M-3-14q-1-3 0-5', '#5a2a14', 1, { round: true }),
    ),
};

const star = (r: number): Markup =>
  [0, 72, 144, 216, 288]
    .map((turn) =>
      placed(
        0,
        0,
        fill(
          d`M0 0C${r * 0.2} ${-r * 0.3} ${r * 0.17} ${-r * 0.72} 0 ${-r}C${-r * 0.17} ${-r * 0.72} ${-r * 0.2} ${-r * 0.3} 0 0`,
          '#f4edd8',
        ),
        { turn },
      ),
    )
    .join('') + ring(0, 0, r * 0.1, '#8d9a6b', r * 0.07);

/** A perfume's seal. */
const oval: Sticker = {
  width: 80,
  height: 52,
  outline: ellipse(80, 52),
  ground: '#12182d',
  art:
    `<ellipse cx="40" cy="26" rx="36.4" ry="22.4" fill="none" stroke="#aab3cc" stroke-width=".5"/>` +
    placed(40, 15, star(6.4), { turn: 6 }) +
    placed(22, 18, star(3), { turn: 30 }) +
    placed(58, 18, star(3), { turn: -12 }) +
    words({ face: 'deco', text: 'Raat Rani', x: 40, y: 34.4, height: 8.4, within: 52, colour: '#f4edd8' }) +
    words({ face: 'text', text: 'NIGHT JASMINE', x: 40, y: 41.6, height: 2, colour: '#aab3cc', tracking: 220 }),
};

/** The curve of a heart of this width, its point down. */
const heartOf = (w: number, steps = 120): Place[] =>
  Array.from({ length: steps }, (_, index) => {
    const t = turnOf(index / steps);
    const [x, y] = [
      16 * Math.sin(t) ** 3,
      13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t),
    ];
    return [w / 2 + (x * w) / 32, ((11.94 - y) * w) / 32];
  });

/** On boxes of wedding sweets. */
const heart: Sticker = {
  width: 60,
  height: 54.3,
  outline: heartOf(60),
  ground: '#d8456b',
  art:
    placed(4.2, 3.4, line(polygon(heartOf(51.6)), '#fdf3e1', 0.7, { dash: '.01 2.1', round: true })) +
    words({ face: 'script', text: 'Lagan', x: 29.4, y: 28, height: 11.4, within: 38, colour: '#fdf3e1' }) +
    words({ face: 'text', text: 'SWEETS', x: 30, y: 37, height: 2.1, colour: '#f6c667', tracking: 260 }) +
    disc(30, 43, 2.6, '#f2a51f') +
    Array.from({ length: 9 }, (_, i) =>
      disc(30 + Math.cos(i * 2.4) * Math.sqrt(i) * 0.72, 43 + Math.sin(i * 2.4) * Math.sqrt(i) * 0.72, 0.28, '#e8702a'),
    ).join(''),
};

/** A tea garden's, with its own hills. */
const hexagon: Sticker = {
  width: 60,
  height: 69.28,
  outline: [
    [30, 0],
    [60, 17.32],
    [60, 51.96],
    [30, 69.28],
    [0, 51.96],
    [0, 17.32],
  ],
  ground: '#f5f0e2',
  art:
    disc(48.6, 25.4, 4, '#e9c77a') +
    ['#c3c1e2', '#a19fd0', '#7f7dbd', '#5b5aa8', '#2c2b63']
      .map((colour, index) => {
        const y = 31 + index * 6.4;
        const up = index % 2 ? 4 : -4;
        return fill(d`M0 ${y}C12 ${y + up} 20 ${y - up * 1.4} 32 ${y}S52 ${y + up} 60 ${y - up * 0.5}V70H0z`, colour);
      })
      .join('') +
    line(
      polygon([
        [30, 3.2],
        [57.2, 18.9],
        [57.2, 50.4],
        [30, 66.1],
        [2.8, 50.4],
        [2.8, 18.9],
      ]),
      '#2c2b63',
      0.6,
    ) +
    words({ face: 'serif', text: 'Kurinji', x: 26.4, y: 27.4, height: 7.2, within: 33, colour: '#2c2b63' }) +
    words({
      face: 'text',
      text: 'NILGIRI WHITE TEA',
      x: 30,
      y: 60,
      height: 1.9,
      within: 26,
      colour: '#f5f0e2',
      tracking: 120,
    }),
};

/** Gum: the name and its bubble, cut along both with a white border. */
const dieCut: Sticker = {
  width: 92,
  height: 56,
  outline: bubbleOutline(),
  ground: '#ffffff',
  art:
    rect(3, 17, 60, 25, '#2336c4', 12.5) +
    disc(64, 28, 25, '#2336c4') +
    disc(64, 28, 22.4, '#ff7fb0') +
    line('M49.5 21.5A16 16 0 0 1 60 12.4', '#fff6fb', 3.2, { round: true }) +
    line('M77 36.6A16 16 0 0 1 70.6 42.4', '#fff6fb', 1.7, { round: true, opacity: 0.75 }) +
    words({
      face: 'round',
      text: 'chabb',
      x: 45.6,
      y: 34.4,
      height: 14.4,
      within: 35,
      colour: '#ffd73b',
      anchor: 'end',
    }),
};

/** Round the bubble, then round the pill that runs into it at the left. */
function bubbleOutline(): Place[] {
  const [cx, cy, r, half] = [64, 28, 28, 15.5];
  const meets = Math.asin(half / r);
  const bubble = Array.from({ length: 61 }, (_, index): Place => {
    const angle = Math.PI + meets + (index / 60) * (2 * Math.PI - 2 * meets);
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
  const pill = Array.from({ length: 25 }, (_, index): Place => {
    const angle = Math.PI / 2 + (index / 24) * Math.PI;
    return [half + half * Math.cos(angle), 29.5 - 1.5 + half * Math.sin(angle)];
  });
  return [...bubble, ...pill];
}

const printOf = ({ width, height, outline, ground, art }: Sticker): StickerPrint => ({
  width,
  height,
  outline: polygon(outline),
  print: rect(-2, -2, width + 4, height + 4, ground) + art,
});

/** A sticker of each shape, by the name its outline has in the shop. */
export const stickerPrints: ReadonlyMap<string, StickerPrint> = new Map(
  Object.entries({ round, rectangle, oval, heart, hexagon, 'die-cut': dieCut }).map(([name, sticker]) => [
    name,
    printOf(sticker),
  ]),
);

/** A rectangular label of a brand, for stickers whose subject is their material. */
export function labelOf(brand: string, width: number, height: number): StickerPrint {
  const artwork = brandArtworks.get(brand);
  if (!artwork) throw new RangeError(`No brand is called ${brand}`);
  const outline = rounded(0, 0, width, height, 2);
  return printOf({ width, height, outline, ground: artwork.ground.front, art: artwork.front({ width, height }) });
}
