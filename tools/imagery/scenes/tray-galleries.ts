import { fromAbove, gallery } from './gallery.ts';
import { balls, block, box, flat, moved, turnedAt } from './pieces.ts';
import type { BoxItem, Scene } from './scene.ts';
import { truffles } from './truffles.ts';

const perfume = box('hinged-lid', 'raat-rani', [120, 80, 46], { turn: -30 });
const teaBox = box('hinged-lid', 'nilgiri-first-flush', [150, 100, 56], { turn: 28 });
const shut = { lid: 0.985, tuck: 1.02 };
const sweets = box('base-and-lid', 'lagan', [170, 130, 44]);
const rigid = box('rigid-box', 'lagan', [130, 130, 44]);

/** A sleeve with its tray pulled out to the front. */
const drawn = (
  brand: string,
  [across, high, along]: readonly [number, number, number],
  out: number,
  turn: number,
  tray = brand,
): BoxItem[] => [
  box('sleeve', brand, [across, high, along], { pose: 'lying', turn }),
  box('roll-end-tray', tray, [along - 6, across - 8, high - 4], {
    turn: turn + 90,
    at: turnedAt([0, out], turn, [0, 0]),
    lift: 1,
  }),
];

export const trayGalleries: readonly Scene[] = [
  ...gallery('hinged-lid-boxes', [
    [[box('hinged-lid', 'kurinji', [140, 96, 52], { turn: 34, folded: shut })], { pitch: 28, fill: 0.78 }],
    [
      [
        box('hinged-lid', 'loom-and-knot', [170, 120, 40], { turn: -26, folded: shut }),
        box('hinged-lid', 'loom-and-knot', [124, 88, 34], { turn: -18, folded: shut, lift: 42, at: [4, -2] }),
        box('hinged-lid', 'loom-and-knot', [86, 60, 30], { turn: -34, folded: shut, lift: 78, at: [0, 0] }),
      ],
      { pitch: 24, fill: 0.8 },
    ],
    [
      [
        moved(teaBox, { folded: { lid: 0.22, tuck: 0.9 } }),
        ...[0, 1, 2, 3, 4].map((at) =>
          block(at % 2 ? '#e7e0cc' : '#2f5d4a', [22, 42, 84], {
            round: 2,
            turn: 28,
            at: turnedAt([-56 + at * 28, 0], 28, [0, 0]),
            lift: 2,
          }),
        ),
      ],
      { pitch: 34, fill: 0.82 },
    ],
    [
      [moved(perfume, { folded: shut, at: [-120, 70] }), flat(perfume, { at: [60, -40], turn: 10 })],
      { ...fromAbove, pitch: 36 },
    ],
  ]),
  ...gallery('drawer-type-box', [
    [[box('drawer', 'raat-rani', [140, 96, 34], { turn: 34 })], { pitch: 30, fill: 0.78 }],
    [
      [0, 1, 2].map((at) =>
        box(
          'drawer',
          'ruh',
          [
            [150, 100, 26],
            [116, 78, 26],
            [84, 60, 24],
          ][at] as [number, number, number],
          {
            turn: 14 + at * 9,
            lift: at * 29.4,
            at: [at * 3 - 4, 0],
            shifts: { 0: [at * 12, 0, 0] },
          },
        ),
      ),
      { pitch: 24, fill: 0.8 },
    ],
    [
      [
        box('drawer', 'bittermoon', [150, 100, 30], { shifts: { 0: [88, 0, 0] }, turn: 24 }),
        ...truffles(2, 3, 31, 25, 24, turnedAt([84, 0], 24, [0, 0]), 3),
      ],
      { pitch: 34, fill: 0.84 },
    ],
    [
      [
        box('drawer', 'minara', [120, 80, 30], { turn: 26, at: [-120, 60] }),
        flat(box('drawer', 'minara', [120, 80, 30]), { blanks: [1], at: [150, 20], turn: 6 }),
        flat(box('drawer', 'minara', [120, 80, 30]), { blanks: [0], at: [-20, -165], turn: -4 }),
      ],
      { pitch: 40, fill: 0.92 },
    ],
  ]),
  ...gallery('base-and-lid-boxes', [
    [[moved(sweets, { turn: -32 })], { pitch: 28, fill: 0.78 }],
    [
      [
        box('base-and-lid', 'maska', [190, 140, 44], { turn: -26 }),
        box('base-and-lid', 'maska', [140, 106, 40], { turn: -16, lift: 48, at: [2, 0] }),
        box('base-and-lid', 'maska', [100, 76, 36], { turn: -34, lift: 92, at: [-2, 0] }),
      ],
      { pitch: 24, fill: 0.82 },
    ],
    [
      [
        box('base-and-lid', 'kurinji', [160, 120, 40], { blanks: [0], turn: 24, at: [-60, 26] }),
        ...truffles(4, 3, 38, 34, 24, [-60, 26], 3, ['#e7a53a', '#f0d9ae', '#c8743c', '#a5b878']),
        box('base-and-lid', 'kurinji', [160, 120, 40], { blanks: [1], turn: -16, at: [110, -60] }),
      ],
      { pitch: 36, fill: 0.88 },
    ],
    [
      [
        box('base-and-lid', 'ekdhaga', [130, 96, 32], { turn: -28, at: [-150, 100] }),
        flat(box('base-and-lid', 'ekdhaga', [130, 96, 32]), { blanks: [1], at: [110, 20], turn: 6 }),
        flat(box('base-and-lid', 'ekdhaga', [130, 96, 32]), { blanks: [0], at: [-80, -150], turn: -4 }),
      ],
      { pitch: 42, fill: 0.92 },
    ],
  ]),
  ...gallery('sleeve-packaging', [
    [[...drawn('parat', [128, 38, 165], 0, 30)], { pitch: 30, fill: 0.8 }],
    [
      [
        ...['parat', 'maska', 'tiffin-route'].map((brand, at) =>
          box('sleeve', brand, [120, 34, 160], { pose: 'lying', turn: -18 - at * 9, lift: at * 35.4, at: [at * 3, 0] }),
        ),
        ...[0, 1, 2].map((at) =>
          box('roll-end-tray', 'unprinted', [154, 112, 30], {
            turn: 72 - at * 9,
            at: [at * 3, 0],
            lift: at * 35.4 + 1,
            board: 'kraft',
            finish: 'bare',
          }),
        ),
      ],
      { pitch: 26, fill: 0.82 },
    ],
    [
      [
        ...drawn('maska', [120, 44, 150], 76, 34),
        ...balls(['#c98a4b', '#d39a5c'], 40, [
          [-24, 1, 50],
          [14, 1, 76],
          [28, 1, 38],
          [62, 1, 62],
          [48, 1, 104],
        ]),
      ],
      { pitch: 32, fill: 0.84 },
    ],
    [
      [
        box('sleeve', 'rosa-and-reed', [84, 32, 110], { pose: 'lying', turn: -30, at: [-100, 60] }),
        block('#e9b9a8', [80, 28, 106], { round: 4, turn: -30, at: [-100, 60], lift: 1, roughness: 0.45 }),
        flat(box('sleeve', 'rosa-and-reed', [84, 32, 110]), { at: [40, -50], turn: 10 }),
      ],
      { pitch: 38, fill: 0.9 },
    ],
  ]),
  ...gallery('rigid-boxes', [
    [[box('rigid-box', 'raat-rani', [140, 140, 60], { turn: -36 })], { pitch: 28, fill: 0.74 }],
    [
      [
        box('rigid-box', 'kurinji', [190, 130, 50], { turn: -24, at: [-20, -40] }),
        box('rigid-box', 'kurinji', [100, 90, 60], { turn: -38, at: [-74, 100] }),
        box('rigid-box', 'kurinji', [66, 66, 46], { turn: 18, at: [56, 104] }),
      ],
      { pitch: 30, fill: 0.84 },
    ],
    [
      [
        box('rigid-box', 'bittermoon', [160, 120, 36], { blanks: [0, 1], turn: 26, at: [-70, 10] }),
        ...truffles(4, 3, 37, 32, 26, [-70, 10], 3),
        box('rigid-box', 'bittermoon', [160, 120, 36], { blanks: [2, 3], turn: -16, at: [126, -50] }),
      ],
      { pitch: 36, fill: 0.88 },
    ],
    [
      [
        moved(rigid, { turn: -28, at: [-130, 90] }),
        flat(rigid, { blanks: [3], at: [100, 0], turn: 8 }),
        flat(rigid, { blanks: [2], at: [-90, -130], turn: -8 }),
      ],
      { pitch: 40, fill: 0.92 },
    ],
  ]),
];
