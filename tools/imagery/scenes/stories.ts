import { rect, words } from './lettering.ts';
import { box, flat, moved, open, reverse, straight, turnedAt } from './pieces.ts';
import type { Item, Scene, SheetItem } from './scene.ts';

const syrup = reverse('tulvira', [52, 52, 116], { turn: -30 });
const bread = straight('maska', [110, 70, 90], { turn: -24 });
const creams = reverse('bharani', [60, 40, 100], { turn: -30 });
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
    id: 'blog-preparing-artwork-for-a-carton',
    shape: 'tile',
    pitch: 44,
    fill: 0.92,
    items: [moved(creams, { at: [-120, 20] }), flat(creams, { at: [60, 0], turn: 8 })],
  },
];
