import { rect, words } from './lettering.ts';
import { bagHandle, box, cylinder, flat, moved, open, reverse, straight, turnedAt } from './pieces.ts';
import type { Item, Scene, SheetItem } from './scene.ts';

const syrup = reverse('tulvira', [52, 52, 116], { turn: -30 });
const bread = straight('maska', [110, 70, 90], { turn: -24 });
const dropper = reverse('neemra', [34, 34, 102], { turn: -30 });
const tea = straight('kurinji', [60, 40, 100]);
const soap = reverse('gully', [60, 40, 100], { turn: -28 });
const creams = reverse('bharani', [60, 40, 100], { turn: -30 });
const bagSize = [150, 66, 190] as const;
const nearlyClosed = { topLid: 0.972, topTuck: 1.05 };

/** A slightly irregular pile of flat blanks. */
const pile = (item: Parameters<typeof flat>[0], count: number, at: readonly [number, number], turn: number): Item[] =>
  Array.from({ length: count }, (_, index) =>
    flat(item, {
      at: [at[0] + ((index * 13) % 7) - 3, at[1] + ((index * 11) % 7) - 3],
      turn: turn + ((index * 7) % 5) - 2,
      lift: index * 0.6,
    }),
  );

const notice: SheetItem = {
  kind: 'sheet',
  width: 84,
  depth: 60,
  thickness: 0.2,
  board: 'paper',
  finish: 'matt',
  tilt: [90, 0],
  turn: -28,
  at: turnedAt([0, 25.7], -28, [100, 70]),
  lift: 12,
  print:
    rect(0, 0, 84, 60, '#d8432b') +
    words({ face: 'fat', text: '1,000', x: 42, y: 36, height: 20, within: 72, colour: '#fff6e6' }) +
    words({ face: 'text', text: 'PIECES', x: 42, y: 49, height: 5, within: 60, colour: '#fff6e6', tracking: 200 }),
};

/** The title pictures of articles and of the minimum order notice. */
export const stories: readonly Scene[] = [
  {
    id: 'minimum-order',
    shape: 'tile',
    pitch: 32,
    fill: 0.88,
    items: [
      ...pile(straight('gully', [60, 44, 84]), 24, [-50, -40], -18),
      straight('unprinted', [84, 50, 84], { turn: -28, at: [100, 70], board: 'kraft', finish: 'bare' }),
      notice,
    ],
  },
  {
    id: 'blog-what-is-mono-carton',
    shape: 'tile',
    pitch: 32,
    fill: 0.9,
    items: [moved(syrup, { at: [-84, 46] }), flat(syrup, { at: [60, -50], turn: 12 })],
  },
  {
    id: 'blog-what-are-the-various-types-of-folding-boxes',
    shape: 'tile',
    pitch: 24,
    fill: 0.88,
    items: [
      straight('kurinji', [70, 46, 110], { turn: -26, at: [-110, -30] }),
      box('snap-lock-bottom', 'bharani', [68, 68, 100], { turn: -34, at: [0, -44], folded: nearlyClosed }),
      box('roll-end-tray', 'lagan', [110, 80, 34], { turn: -20, at: [-20, 76] }),
      box('sleeve', 'parat', [90, 28, 120], { pose: 'lying', turn: 36, at: [130, 30] }),
    ],
  },
  {
    id: 'blog-benefits-of-folding-cartons-for-businesses-and-consumers',
    shape: 'tile',
    pitch: 27,
    fill: 0.9,
    items: [
      open(bread, { at: [-90, 30] }),
      moved(bread, { turn: -30, at: [40, 70] }),
      ...pile(bread, 14, [120, -120], 8),
    ],
  },
  {
    id: 'blog-carton-size-from-a-bottle',
    shape: 'tile',
    pitch: 20,
    fill: 0.82,
    items: [
      open(dropper, { at: [-34, 0] }),
      cylinder('#6b2f16', 32, 66, { round: 6, at: [26, 20], lift: 0.5, roughness: 0.1 }),
      cylinder('#22201d', 18, 12, { round: 2, at: [26, 20], lift: 66, roughness: 0.45 }),
      cylinder('#efe9dc', 13, 22, { round: 6, at: [26, 20], lift: 78, roughness: 0.5 }),
      moved(dropper, { at: [86, -14], turn: -36 }),
    ],
  },
  {
    id: 'blog-which-board-for-which-weight',
    shape: 'tile',
    pitch: 24,
    fill: 0.9,
    items: [
      moved(tea, { size: [44, 30, 74], at: [-130, 40], turn: -28 }),
      moved(tea, { at: [-46, 10], turn: -28 }),
      moved(tea, { size: [84, 56, 140], at: [62, -36], turn: -28 }),
      ...pile(soap, 16, [60, 140], 10),
    ],
  },
  {
    id: 'blog-gst-on-cartons',
    shape: 'tile',
    pitch: 22,
    fill: 0.88,
    items: [
      box('carry-bag', 'ekdhaga', bagSize, { turn: -26, at: [-90, -30] }),
      ...bagHandle('#b4492f', bagSize, { turn: -26, at: [-90, -30] }),
      straight('maska', [90, 60, 76], { turn: -30, at: [76, 10] }),
      box('roll-end-tray', 'lagan', [110, 80, 34], { turn: 14, at: [10, 128] }),
    ],
  },
  {
    id: 'blog-preparing-artwork-for-a-carton',
    shape: 'tile',
    pitch: 44,
    fill: 0.92,
    items: [moved(creams, { at: [-120, 20] }), flat(creams, { at: [60, 0], turn: 8 })],
  },
  {
    id: 'blog-what-a-cutting-die-costs',
    shape: 'tile',
    pitch: 34,
    fill: 0.9,
    items: [...pile(soap, 30, [50, -20], 14), moved(soap, { at: [-130, 40] })],
  },
];
