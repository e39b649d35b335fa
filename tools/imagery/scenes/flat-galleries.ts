import { rect } from './lettering.ts';
import { bagHandle, blistered, box, cord, cylinder, flat, sheet, straight, turnedAt } from './pieces.ts';
import type { Item, Scene } from './scene.ts';
import { truffles } from './truffles.ts';

type Shot = readonly [items: readonly Item[], camera?: Partial<Scene>];

const gallery = (slug: string, shots: readonly Shot[]): Scene[] =>
  shots.map(([items, camera = {}], index) => ({
    id: `category-${slug}-${index + 1}`,
    shape: 'tile',
    samples: 16,
    items,
    ...camera,
  }));

const card = (brand: string, size: readonly [number, number, number], rest: object) =>
  box('blister-card', brand, size, { pose: 'lying', caliper: 0.5, ...rest });
const tag = (brand: string, rest: object) => box('tag', brand, [92, 50, 0], { pose: 'lying', caliper: 0.6, ...rest });
const round = (brand: string, across: number, rest: object) =>
  box('label-round', brand, [across, across, 0], { pose: 'lying', caliper: 0.15, finish: 'gloss', ...rest });
const oblong = (brand: string, size: readonly [number, number, number], rest: object) =>
  box('label-rectangular', brand, size, { pose: 'lying', caliper: 0.15, finish: 'gloss', ...rest });

const liner = (width: number, depth: number, colour: string, turn: number): Item => ({
  kind: 'sheet',
  width,
  depth,
  thickness: 0.2,
  board: 'paper',
  finish: 'matt',
  print: rect(0, 0, width, depth, colour),
  turn,
});

/** A bag with its cords. */
const bag = (
  brand: string,
  size: readonly [number, number, number],
  colour: string,
  rest: { turn: number; at: readonly [number, number] },
): Item[] => [box('carry-bag', brand, size, rest), ...bagHandle(colour, size, rest)];

export const flatGalleries: readonly Scene[] = [
  ...gallery('labels-and-stickers', [
    [
      [
        liner(190, 150, '#e9e2d3', -18),
        ...Array.from({ length: 6 }, (_, index) =>
          oblong('malabar-nine', [52, 62, 0], {
            turn: -18,
            lift: 0.2,
            at: turnedAt([((index % 3) - 1) * 60, (Math.floor(index / 3) - 0.5) * 70], -18, [0, 0]),
          }),
        ),
      ],
      { pitch: 46, fill: 0.88 },
    ],
    [
      [
        cylinder('#d98a1c', 64, 80, { round: 6, roughness: 0.12 }),
        cylinder('#c9a24a', 65, 16, { round: 2, lift: 80, roughness: 0.3, metallic: true }),
        sheet('sahyadri-honey', 66, 54, {
          bend: { kind: 'wrap', rise: 32.3 },
          tilt: [90, 0],
          at: [0, 32.3 - 27],
          lift: 13,
          thickness: 0.15,
          finish: 'gloss',
        }),
        round('sahyadri-honey', 44, { at: [62, 34], turn: -16 }),
      ],
      { pitch: 22, fill: 0.76 },
    ],
    [
      [
        ...['gully', 'chabbo', 'maska', 'kurinji', 'bittermoon'].map((brand, index) =>
          round(brand, 56, {
            turn: -24 + index * 13,
            lift: index * 0.25,
            at: [
              -70 + (index % 3) * 62 + Math.floor(index / 3) * 30,
              -34 + Math.floor(index / 3) * 56 + (index % 2) * 8,
            ],
          }),
        ),
      ],
      { pitch: 48, fill: 0.86 },
    ],
    [
      [
        straight('unprinted', [110, 70, 60], { turn: -28, board: 'kraft', finish: 'bare' }),
        sheet('ekdhaga', 56, 40, {
          tilt: [90, 0],
          turn: -28,
          at: turnedAt([0, 36.2], -28, [0, 0]),
          lift: 10,
          thickness: 0.15,
          finish: 'matt',
        }),
      ],
      { pitch: 20, fill: 0.72 },
    ],
  ]),
  ...gallery('tags', [
    [
      [
        tag('ekdhaga', { turn: -30, at: [-20, 0] }),
        tag('ekdhaga', { turn: -8, at: [6, 6], lift: 0.8 }),
        tag('ekdhaga', { turn: 16, at: [34, 10], lift: 1.6 }),
      ],
      { pitch: 44, fill: 0.82 },
    ],
    [
      [
        straight('cottonly', [115, 25, 115], { pose: 'lying', turn: -28 }),
        tag('cottonly', { size: [70, 40, 0], turn: 12, at: [30, 30], lift: 26.5 }),
        cord(
          '#27406b',
          1.3,
          [
            [-12, 0, -30],
            [-8, 1, -10],
            [0, 1, 0],
            [10, 1, -8],
            [2, 1, -28],
            [-12, 0, -30],
          ],
          { at: [24, 2], lift: 27.4 },
        ),
      ],
      { pitch: 38, fill: 0.8 },
    ],
    [
      [
        tag('wick-and-monsoon', { options: { shape: 'slanted' }, turn: -22, at: [-30, 0] }),
        tag('rosa-and-reed', { options: { shape: 'slanted' }, turn: 12, at: [34, 8] }),
      ],
      { pitch: 46, fill: 0.82 },
    ],
    [
      [
        ...Array.from({ length: 9 }, (_, index) =>
          tag('loom-and-knot', {
            turn: -20 + ((index * 7) % 9) - 4,
            lift: index * 0.64,
            at: [((index * 5) % 5) - 2, ((index * 3) % 5) - 2],
          }),
        ),
      ],
      { pitch: 32, fill: 0.72 },
    ],
  ]),
  ...gallery('blister-cards', [
    [[...blistered(card('lumo', [180, 120, 0], { turn: -20 }), '#fbf7ec', 34)], { pitch: 44, fill: 0.82 }],
    [
      [
        ...blistered(card('tiny-tracks', [190, 130, 0], { turn: 18, at: [-30, 0] }), '#d8432b', 26),
        card('tiny-tracks', [190, 130, 0], { turn: 34, at: [130, -20] }),
      ],
      { pitch: 44, fill: 0.9 },
    ],
    [
      [
        card('neemra', [210, 90, 0], { turn: -24, at: [-60, 0] }),
        card('neemra', [210, 90, 0], { turn: -10, at: [10, 4], lift: 0.7 }),
        card('neemra', [210, 90, 0], { turn: 6, at: [80, 14], lift: 1.4 }),
      ],
      { pitch: 44, fill: 0.88 },
    ],
    [
      [
        ...blistered(card('voltline', [150, 100, 0], { turn: 22, at: [-56, 0] }), '#c9c9c5', 18),
        ...blistered(card('voltline', [150, 100, 0], { turn: -8, at: [66, 0] }), '#c9c9c5', 18),
      ],
      { pitch: 46, fill: 0.88 },
    ],
  ]),
  ...gallery('paper-carry-bags', [
    [
      [
        ...bag('rosa-and-reed', [180, 80, 220], '#8a2438', { turn: -26, at: [-80, -20] }),
        ...bag('rosa-and-reed', [120, 60, 150], '#8a2438', { turn: 24, at: [84, 30] }),
      ],
      { pitch: 16, fill: 0.86 },
    ],
    [
      [...bag('unprinted', [200, 90, 240], '#8a6238', { turn: 30, at: [0, 0] })].map((item) =>
        item.kind === 'box' ? { ...item, board: 'kraft', finish: 'bare' } : item,
      ),
      { pitch: 18, fill: 0.84 },
    ],
    [
      [
        ...bag('raat-rani', [160, 70, 200], '#e8e2cf', { turn: -24, at: [-50, 0] }),
        box('hinged-lid', 'raat-rani', [100, 70, 40], { turn: -34, at: [78, 50], folded: { lid: 0.985, tuck: 1.02 } }),
      ],
      { pitch: 18, fill: 0.84 },
    ],
    [[flat(box('carry-bag', 'pallav', [180, 80, 220]), { turn: -8 })], { pitch: 46, fill: 0.92 }],
  ]),
  ...gallery('rigid-boxes', [
    [[box('rigid-box', 'raat-rani', [140, 140, 60], { turn: -32 })], { pitch: 24, fill: 0.74 }],
    [
      [
        box('rigid-box', 'wick-and-monsoon', [180, 100, 70], { blanks: [0, 1], turn: -26, at: [-20, 20] }),
        ...[0, 1].map((at) =>
          cylinder(at ? '#22343f' : '#efe6d4', 74, 62, {
            round: 4,
            at: turnedAt([-43 + at * 86, 0], -26, [-20, 20]),
            lift: 4,
            roughness: 0.2,
          }),
        ),
        box('rigid-box', 'wick-and-monsoon', [180, 100, 70], { blanks: [2, 3], turn: -14, at: [70, -130] }),
      ],
      { pitch: 32, fill: 0.86 },
    ],
    [
      [200, 150, 104].map((side, at) =>
        box('rigid-box', 'kurinji', [side, side, 50], { turn: -30 + at * 9, lift: at * 54.6 }),
      ),
      { pitch: 22, fill: 0.84 },
    ],
    [
      [
        box('rigid-box', 'bittermoon', [160, 120, 36], { blanks: [0, 1], turn: 26, at: [-70, 10] }),
        ...truffles(4, 3, 37, 32, 26, [-70, 10], 3),
        box('rigid-box', 'bittermoon', [160, 120, 36], { blanks: [2], turn: -16, at: [126, -40] }),
      ],
      { pitch: 36, fill: 0.88 },
    ],
  ]),
];
