import {
  bagHandle,
  balls,
  block,
  box,
  cylinder,
  flat,
  halfFolded,
  moved,
  open,
  reverse,
  straight,
  turnedAt,
} from './pieces.ts';
import type { Item, Scene } from './scene.ts';
import { truffles } from './truffles.ts';

type Shot = readonly [items: readonly Item[], camera?: Partial<Scene>];

/** Four pictures of a category, numbered from 1. */
const gallery = (slug: string, shots: readonly Shot[]): Scene[] =>
  shots.map(([items, camera = {}], index) => ({
    id: `category-${slug}-${index + 1}`,
    shape: 'tile',
    samples: 16,
    items,
    ...camera,
  }));

const syrup = straight('sirona', [58, 58, 125], { turn: -28 });
const minara = straight('minara', [48, 36, 150], { pose: 'along', turn: -22 });
const masala = straight('anjali-masala', [72, 36, 115], { turn: -30 });
const mix = box('seal-end', 'millet-morning', [110, 55, 160], { turn: -28 });
const pickle = straight('bharani', [72, 72, 110], { turn: -30 });
const juice = box('auto-lock-bottom', 'gully', [52, 52, 110], { turn: -28 });

export const cartonGalleries: readonly Scene[] = [
  ...gallery('mono-cartons', [
    [
      [
        reverse('carenza', [75, 30, 95], { turn: -24, at: [-66, 14] }),
        reverse('dermacal', [36, 36, 106], { turn: -34, at: [8, -20] }),
        straight('lumo', [52, 52, 95], { turn: -28, at: [70, 20] }),
      ],
      { pitch: 18, fill: 0.86 },
    ],
    [
      [halfFolded(syrup, 0.055, { at: [-40, 0], turn: -14 }), moved(syrup, { at: [104, -86] })],
      { pitch: 30, fill: 0.88 },
    ],
    [
      [
        open(syrup, { turn: 26 }),
        cylinder('#6b2a1a', 46, 96, { round: 6, at: [82, 24], roughness: 0.12 }),
        cylinder('#f3efe6', 30, 20, { round: 2, at: [82, 24], lift: 96 }),
      ],
      { pitch: 24, fill: 0.8 },
    ],
    [[moved(minara, {}), flat(minara, { at: [30, -110], turn: -8 })], { pitch: 34, fill: 0.9 }],
  ]),
  ...gallery('retail-food-packaging', [
    [
      [
        moved(masala, { at: [-66, 0], size: [90, 45, 135] }),
        moved(masala, { at: [22, 16] }),
        moved(masala, { at: [88, 30], size: [62, 30, 95] }),
      ],
      { pitch: 18, fill: 0.84 },
    ],
    [[mix, flat(mix, { at: [96, -150], turn: 8 })], { pitch: 28, fill: 0.9 }],
    [
      [
        moved(pickle, { at: [-36, 0] }),
        cylinder('#c8621b', 62, 78, { round: 6, at: [54, 24], roughness: 0.14 }),
        cylinder('#3b2417', 64, 16, { round: 2, at: [54, 24], lift: 78, roughness: 0.4 }),
      ],
      { pitch: 16, fill: 0.78 },
    ],
    [
      [0, 1, 2, 3].map((at) => moved(juice, { at: [-96 + at * 62, 30 - at * 20], turn: -20 - at * 5 })),
      { pitch: 15, fill: 0.88 },
    ],
  ]),
  ...gallery('creative-packaging', [
    [
      [
        box('auto-lock-bottom', 'kurinji', [90, 60, 110], {
          turn: -30,
          at: [-40, 0],
          folded: { topLid: -0.12, topTuck: 0.4, topDustLeft: 0.18, topDustRight: 0.28 },
        }),
        box('auto-lock-bottom', 'kurinji', [60, 44, 76], { turn: 24, at: [72, 44] }),
      ],
      { pitch: 26, fill: 0.84 },
    ],
    [
      [
        straight('chabbo', [84, 60, 74], { turn: -30, at: [-40, 0] }),
        straight('chabbo', [84, 60, 74], { turn: 20, at: [66, 20] }),
        straight('chabbo', [84, 60, 74], { turn: -12, at: [12, 6], lift: 75.4 }),
      ],
      { pitch: 16, fill: 0.82 },
    ],
    [
      [
        box('gusset', 'mithai-house', [110, 56, 150], { turn: -26, at: [-30, 0] }),
        ...balls(['#e7a53a', '#c8743c', '#f0d9ae'], 30, [
          [70, 0, 20],
          [94, 0, 50],
          [58, 0, 62],
        ]),
      ],
      { pitch: 18, fill: 0.8 },
    ],
    [
      [
        box('snap-lock-bottom', 'wick-and-monsoon', [80, 80, 95], { turn: -34, at: [-30, 10] }),
        halfFolded(box('snap-lock-bottom', 'wick-and-monsoon', [80, 80, 95]), 0.06, { turn: 16, at: [110, -110] }),
      ],
      { pitch: 26, fill: 0.88 },
    ],
  ]),
  ...gallery('product-visibility-packaging', [
    [
      [
        straight('lagan', [130, 70, 110], { options: { window: true, windowWidth: 84, windowHeight: 62 }, turn: -26 }),
        ...balls(['#e7a53a', '#c8743c', '#f0d9ae', '#d98aa0'], 30, [
          [-32, 1, -8],
          [-2, 1, 4],
          [28, 1, 18],
          [-16, 24, -2],
          [14, 24, 10],
          [-30, 46, -9],
          [0, 47, 5],
          [28, 47, 19],
        ]),
      ],
      { pitch: 15, fill: 0.76 },
    ],
    [
      [
        straight('lumo', [70, 70, 120], { options: { window: true, windowWidth: 38, windowHeight: 66 }, turn: -30 }),
        cylinder('#d9dcdd', 30, 34, { round: 3, turn: 0, lift: 12, roughness: 0.3, metallic: true }),
        ...balls(['#fbf7ec'], 60, [[0, 44, 0]]),
      ],
      { pitch: 15, fill: 0.74 },
    ],
    [
      [
        straight('cottonly', [120, 30, 120], { options: { window: true }, turn: -24, at: [-40, 0] }),
        block('#e8e2d4', [108, 104, 20], { round: 5, turn: -24, at: [-40, 0], lift: 2, roughness: 0.9 }),
        straight('cottonly', [120, 30, 120], { options: { window: true }, pose: 'lying', turn: 26, at: [110, 50] }),
        block('#c9d6e6', [108, 20, 104], { round: 5, turn: 26, at: [110, 50], lift: 3, roughness: 0.9 }),
      ],
      { pitch: 26, fill: 0.88 },
    ],
    [
      [
        flat(
          straight('tiny-tracks', [180, 60, 120], { options: { window: true, windowWidth: 120, windowHeight: 60 } }),
          { turn: -12 },
        ),
      ],
      { pitch: 46, fill: 0.92 },
    ],
  ]),
  ...gallery('gusset-packaging', [
    [
      [
        box('gusset', 'araku-eleven', [90, 60, 150], { turn: 32, at: [-30, 0] }),
        box('gusset', 'araku-eleven', [90, 60, 150], { turn: -24, at: [86, -30] }),
      ],
      { pitch: 18, fill: 0.84 },
    ],
    [[flat(box('gusset', 'kurinji', [110, 60, 160]), { turn: 10 })], { pitch: 44, fill: 0.92 }],
    [[box('gusset', 'mithai-house', [120, 64, 160], { turn: 36 })], { pitch: 22, fill: 0.82 }],
    [
      [
        box('gusset', 'millet-morning', [100, 56, 140], { pose: 'lying', turn: 34, at: [0, 30] }),
        box('gusset', 'millet-morning', [100, 56, 140], { turn: -22, at: [-20, -90] }),
      ],
      { pitch: 28, fill: 0.84 },
    ],
  ]),
  ...gallery('display-packaging', [
    [
      [
        box('display', 'neemra', [110, 80, 110], { turn: -30, options: { header: 'fixed' } }),
        ...[0, 1, 2].map((at) =>
          straight('minara', [30, 24, 120], { pose: 'along', turn: 8 - at * 14, at: [40 + at * 14, 88 + at * 26] }),
        ),
      ],
      { pitch: 24, fill: 0.86 },
    ],
    [
      [flat(box('display', 'chabbo', [120, 80, 90], { options: { header: 'fixed' } }), { turn: -10 })],
      { pitch: 46, fill: 0.92 },
    ],
    [
      [
        box('display', 'gully', [130, 70, 110], { turn: 28, options: { header: 'fixed' } }),
        moved(juice, { size: [40, 40, 78], at: [110, 60], turn: -20 }),
      ],
      { pitch: 18, fill: 0.84 },
    ],
    [
      [
        box('display', 'chabbo', [120, 80, 90], {
          turn: -34,
          options: { header: 'fixed' },
          folded: { topLid: -0.1, topTuck: 0.5, topDustLeft: 0.2, topDustRight: 0.2 },
        }),
        ...balls(
          ['#e4475b', '#2f5fd0', '#f3b229', '#4aa56b'],
          26,
          Array.from({ length: 12 }, (_, index): [number, number, number] => {
            const [x, z] = turnedAt([((index % 4) - 1.5) * 28, (Math.floor(index / 4) - 1) * 26], -34, [0, 0]);
            return [x, 52, z];
          }),
        ),
      ],
      { pitch: 34, fill: 0.84 },
    ],
  ]),
];

const perfume = box('hinged-lid', 'raat-rani', [120, 80, 46], { turn: -30 });
const teaBox = box('hinged-lid', 'nilgiri-first-flush', [150, 100, 56], { turn: -28 });
const shut = { lid: 0.985, tuck: 1.02 };

export const trayGalleries: readonly Scene[] = [
  ...gallery('hinged-lid-boxes', [
    [
      [
        moved(teaBox, { folded: { lid: 0.3, tuck: 0.9 } }),
        ...[0, 1, 2, 3, 4].map((at) =>
          block(at % 2 ? '#e7e0cc' : '#2f5d4a', [22, 42, 84], {
            round: 2,
            turn: -28,
            at: turnedAt([-56 + at * 28, 0], -28, [0, 0]),
            lift: 2,
          }),
        ),
      ],
      { pitch: 32, fill: 0.82 },
    ],
    [
      [
        moved(perfume, { folded: shut }),
        moved(perfume, { folded: shut, turn: -12, lift: 48, at: [4, 0], size: [96, 64, 38] }),
      ],
      { pitch: 24, fill: 0.76 },
    ],
    [[flat(box('hinged-lid', 'kurinji', [130, 90, 44]), { turn: 8, tilt: [0, 0] })], { pitch: 46, fill: 0.92 }],
    [
      [
        moved(perfume, { brand: 'oud-kalyani', folded: shut, turn: 30, at: [-20, -30] }),
        moved(perfume, { brand: 'oud-kalyani', folded: { lid: 0.5, tuck: 0.9 }, turn: -24, at: [70, 70] }),
      ],
      { pitch: 30, fill: 0.84 },
    ],
  ]),
  ...gallery('drawer-type-box', [
    [
      [
        box('drawer', 'bittermoon', [150, 100, 30], { shifts: { 0: [84, 0, 0] }, turn: 30 }),
        ...truffles(2, 3, 31, 25, 30, turnedAt([118, 0], 30, [-40, 14]), 3),
      ],
      { pitch: 34, fill: 0.84 },
    ],
    [
      [0, 1, 2].map((at) =>
        box('drawer', 'ruh', [120, 82, 26], {
          turn: 14 + at * 9,
          lift: at * 29.2,
          at: [at * 4 - 4, 0],
          shifts: { 0: [at * 22, 0, 0] },
        }),
      ),
      { pitch: 22, fill: 0.8 },
    ],
    [
      [
        box('drawer', 'minara', [150, 100, 36], { turn: -28, shifts: { 0: [0, 0, 0] } }),
        box('roll-end-tray', 'minara', [120, 80, 30], { turn: 24, at: [120, 96] }),
      ],
      { pitch: 30, fill: 0.86 },
    ],
    [
      [
        box('drawer', 'kokko-72', [140, 70, 22], { turn: 26, shifts: { 0: [50, 0, 0] } }),
        flat(box('drawer', 'kokko-72', [140, 70, 22], { blanks: [1] }), { at: [-30, -150], turn: 20 }),
      ],
      { pitch: 36, fill: 0.9 },
    ],
  ]),
  ...gallery('base-and-lid-boxes', [
    [
      [
        box('base-and-lid', 'lagan', [170, 130, 44], { turn: -28, at: [-20, 20] }),
        box('base-and-lid', 'lagan', [120, 92, 36], { turn: -14, at: [-18, 18], lift: 49 }),
      ],
      { pitch: 26, fill: 0.8 },
    ],
    [
      [
        box('base-and-lid', 'maska', [150, 110, 50], { blanks: [0], turn: -26, at: [-54, 20] }),
        ...balls(['#c98a4b', '#d39a5c'], 44, [
          [-96, 2, 4],
          [-52, 2, 24],
          [-10, 2, 46],
          [-78, 2, 46],
          [-34, 2, 0],
        ]),
        box('base-and-lid', 'maska', [150, 110, 50], { blanks: [1], turn: 12, at: [112, -60] }),
      ],
      { pitch: 34, fill: 0.88 },
    ],
    [
      [flat(box('base-and-lid', 'bittermoon', [172, 132, 30], { blanks: [1] }), { turn: -8 })],
      { pitch: 46, fill: 0.9 },
    ],
    [[box('base-and-lid', 'kurinji', [140, 140, 60], { turn: -38 })], { pitch: 24, fill: 0.74 }],
  ]),
  ...gallery('sleeve-packaging', [
    [
      [
        box('sleeve', 'rosa-and-reed', [62, 30, 88], { pose: 'lying', turn: -36, at: [-20, -16] }),
        block('#e9b9a8', [58, 26, 84], {
          round: 4,
          turn: -36,
          at: turnedAt([0, 52], -36, [-20, -16]),
          lift: 1.5,
          roughness: 0.45,
        }),
      ],
      { pitch: 30, fill: 0.78 },
    ],
    [
      [0, 1, 2].map((at) =>
        box('sleeve', 'tiffin-route', [120, 34, 160], {
          pose: 'lying',
          turn: -20 - at * 8,
          lift: at * 35.2,
          at: [at * 3, 0],
        }),
      ),
      { pitch: 26, fill: 0.8 },
    ],
    [
      [flat(box('sleeve', 'parat', [128, 38, 165], { options: { thumbNotches: 'both' } }), { turn: 10 })],
      { pitch: 46, fill: 0.9 },
    ],
    [
      [
        box('sleeve', 'maska', [130, 60, 110], { turn: -28, pose: 'lying' }),
        box('roll-end-tray', 'maska', [106, 124, 54], { turn: -28, at: turnedAt([0, 66], -28, [0, 0]), lift: 1 }),
      ],
      { pitch: 28, fill: 0.82 },
    ],
  ]),
  ...gallery('bespoke-packaging', [
    [
      [box('hinged-lid', 'oud-kalyani', [150, 96, 48], { turn: -30, folded: { lid: 0.4, tuck: 0.9 } })],
      { pitch: 28, fill: 0.76 },
    ],
    [
      [
        box('snap-lock-bottom', 'wick-and-monsoon', [84, 84, 100], { turn: 32, at: [-30, 0] }),
        box('tag', 'wick-and-monsoon', [80, 44, 0], { pose: 'lying', turn: 20, at: [70, 50], caliper: 0.6 }),
      ],
      { pitch: 24, fill: 0.8 },
    ],
    [
      [
        box('base-and-lid', 'loom-and-knot', [180, 130, 46], { turn: -24 }),
        box('carry-bag', 'loom-and-knot', [150, 70, 180], { turn: -30, at: [30, -140] }),
        ...bagHandle('#2f6d6a', [150, 70, 180], { turn: -30, at: [30, -140] }),
      ],
      { pitch: 24, fill: 0.86 },
    ],
    [
      [flat(box('base-and-lid', 'ekdhaga', [190, 140, 42], { blanks: [0] }), { turn: 16, at: [0, 0] })],
      { pitch: 42, fill: 0.9 },
    ],
  ]),
];
