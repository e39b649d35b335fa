import { bagHandle, balls, blistered, block, box, cord, cylinder, flat, moved, sheet, straight } from './pieces.ts';
import type { Item, Scene } from './scene.ts';
import { truffles } from './truffles.ts';

const hero = (slug: string, items: readonly Item[], rest: Partial<Scene> = {}): Scene => ({
  id: `category-${slug}`,
  shape: 'tile',
  items,
  ...rest,
});

const syrup = straight('sirona', [58, 58, 125], { turn: -30 });
const box12 = box('base-and-lid', 'bittermoon', [172, 132, 30], {});
const train = box('straight-tuck-end', 'tiny-tracks', [180, 60, 120], {
  options: { window: true, windowWidth: 120, windowHeight: 60 },
  turn: -26,
});
const perfume = box('hinged-lid', 'raat-rani', [120, 80, 46], { folded: { lid: 0.24, tuck: 0.9 }, turn: -30 });
const tints = box('drawer', 'ruh', [120, 82, 26], {});
const gum = box('display', 'chabbo', [120, 80, 90], { options: { header: 'fixed' }, turn: -26 });
const hills = box('gusset', 'kurinji', [110, 60, 160], { turn: -30 });
const sweets = box('rigid-box', 'lagan', [190, 190, 48], {});
const saree = box('carry-bag', 'pallav', [240, 100, 300], { turn: -28 });
const gift = box('carry-bag', 'loom-and-knot', [150, 70, 190], { turn: -20, at: [205, 60] });

const brush = box('blister-card', 'neemra', [210, 90, 0], {
  pose: 'lying',
  turn: -16,
  at: [-52, 0],
  caliper: 0.5,
  options: { blisterWidth: 46, blisterHeight: 130 },
});
const charger = box('blister-card', 'plugworth', [160, 110, 0], {
  pose: 'lying',
  turn: 12,
  at: [78, 14],
  caliper: 0.5,
});

/** The large picture of each category page. */
export const categories: readonly Scene[] = [
  hero(
    'mono-cartons',
    [
      moved(syrup, { at: [-50, 0] }),
      straight('sirona', [46, 46, 98], { turn: -36, at: [28, 34] }),
      flat(syrup, { at: [112, -84], turn: 14 }),
    ],
    { pitch: 25, fill: 0.88 },
  ),
  hero(
    'base-and-lid-boxes',
    [
      moved(box12, { blanks: [0], turn: -24, at: [-70, 34] }),
      ...truffles(5, 4, 31, 25, -24, [-70, 34], 2),
      moved(box12, { blanks: [1], turn: -12, at: [92, -72] }),
    ],
    { pitch: 36, fill: 0.88 },
  ),
  hero(
    'drawer-type-box',
    [
      moved(tints, { shifts: { 0: [62, 0, 0] }, turn: 28, at: [0, 20] }),
      moved(tints, { turn: 12, at: [-34, -70] }),
      ...[0, 1, 2, 3].map((at) =>
        cylinder(['#c4554d', '#a63d45', '#d98a72', '#7c2f3c'][at] ?? '#c4554d', 15, 9, {
          at: [
            58 + Math.cos(0.49) * (at % 2) * 22 + 8 * Math.floor(at / 2),
            -3 - (at % 2) * 12 + 20 * Math.floor(at / 2),
          ],
          lift: 2,
        }),
      ),
    ],
    { pitch: 32, fill: 0.84 },
  ),
  hero(
    'hinged-lid-boxes',
    [perfume, straight('raat-rani', [36, 36, 100], { pose: 'along', turn: -30, lift: 2, at: [0, 2] })],
    { pitch: 30, fill: 0.76 },
  ),
  hero(
    'rigid-boxes',
    [
      moved(sweets, { blanks: [0, 1], turn: -28, at: [0, 0] }),
      ...truffles(5, 5, 36, 31, -28, [0, 0], 3, ['#f2c14e', '#f7e3c1', '#d77a61', '#9cb071', '#e8a0a8']),
      moved(sweets, { blanks: [2, 3], turn: -36, at: [196, 70] }),
    ],
    { pitch: 38, fill: 0.84 },
  ),
  hero(
    'display-packaging',
    [
      gum,
      ...balls(['#e4475b', '#2f5fd0', '#f3b229', '#4aa56b', '#f5f0e6'], 15, [
        [-84, 0, 72],
        [-62, 0, 86],
        [-100, 0, 92],
        [88, 0, 66],
        [-40, 0, 74],
      ]),
    ],
    { pitch: 20, fill: 0.8 },
  ),
  hero(
    'sleeve-packaging',
    [
      box('sleeve', 'parat', [128, 38, 165], { pose: 'lying', turn: -32, options: { thumbNotches: 'top' } }),
      box('roll-end-tray', 'parat', [158, 120, 33], { turn: 58, at: [-42, 68], lift: 1 }),
      block('#d8d4cc', [112, 24, 128], {
        turn: -32,
        round: 8,
        lift: 2,
        at: [-46, 74],
        roughness: 0.28,
        metallic: true,
      }),
    ],
    { pitch: 32, fill: 0.82 },
  ),
  hero(
    'product-visibility-packaging',
    [
      train,
      block('#d9b27c', [150, 34, 34], { round: 1.5, turn: -26, lift: 1 }),
      block('#d8432b', [36, 40, 28], { round: 1.5, turn: -26, at: [30, 15], lift: 35 }),
      block('#2f6fb0', [36, 28, 28], { round: 1.5, turn: -26, at: [-8, -4], lift: 35 }),
      block('#f0c04a', [30, 34, 28], { round: 1.5, turn: -26, at: [-42, -20], lift: 35 }),
    ],
    { pitch: 17, fill: 0.8 },
  ),
  hero(
    'retail-food-packaging',
    [
      straight('maska', [110, 70, 90], { turn: -24, at: [-72, 10] }),
      straight('bharani', [72, 72, 110], { turn: -34, at: [24, -26] }),
      straight('gully', [56, 40, 105], { turn: -20, at: [92, 26] }),
    ],
    { pitch: 19, fill: 0.84 },
  ),
  hero(
    'gusset-packaging',
    [moved(hills, { at: [-40, 0] }), box('gusset', 'kurinji', [80, 46, 118], { turn: 30, at: [78, 30] })],
    { pitch: 20, fill: 0.78 },
  ),
  hero(
    'paper-carry-bags',
    [
      saree,
      ...bagHandle('#5a1f2b', [240, 100, 300], { turn: -28 }),
      gift,
      ...bagHandle('#2f6d6a', [150, 70, 190], { turn: -20, at: [205, 60] }),
    ],
    { pitch: 16, fill: 0.84 },
  ),
  hero(
    'tags',
    [
      box('tag', 'ekdhaga', [95, 52, 0], { pose: 'lying', turn: -24, at: [-30, 0], caliper: 0.6 }),
      box('tag', 'loom-and-knot', [90, 48, 0], {
        pose: 'lying',
        turn: 14,
        at: [44, 16],
        lift: 0.2,
        caliper: 0.6,
        options: { shape: 'slanted' },
      }),
      box('tag', 'cottonly', [70, 70, 0], {
        pose: 'lying',
        turn: -8,
        at: [30, -74],
        caliper: 0.6,
        options: { cornerRadius: 10 },
      }),
      cord(
        '#8a2438',
        1.3,
        [
          [0, 1, 0],
          [-12, 2, -16],
          [-34, 1, -34],
          [-24, 1, -56],
          [0, 1, -40],
          [-6, 2, -14],
          [0.6, 1, 1],
        ],
        { at: [-13.5, -37] },
      ),
      cord(
        '#1f5c58',
        1.3,
        [
          [0, 1, 0],
          [14, 2, -18],
          [40, 1, -22],
          [52, 1, -2],
          [34, 1, 8],
          [12, 2, -6],
          [0.6, 1, 1],
        ],
        { at: [34.8, -20.9], lift: 0.6 },
      ),
    ],
    { pitch: 48, fill: 0.84 },
  ),
  hero('blister-cards', [...blistered(brush, '#f4f1ea', 10), ...blistered(charger, '#2b2f33', 18)], {
    pitch: 46,
    fill: 0.86,
  }),
  hero(
    'labels-and-stickers',
    [
      cylinder('#e58a1f', 66, 84, { round: 6, at: [-46, -64], roughness: 0.15 }),
      cylinder('#f3efe4', 67, 16, { round: 2, at: [-46, -64], lift: 84, roughness: 0.4 }),
      sheet('bharani', 58, 52, {
        bend: { kind: 'wrap', rise: 33.3 },
        tilt: [90, 0],
        at: [-46, -30.5],
        lift: 14,
        finish: 'gloss',
        thickness: 0.15,
      }),
      box('label-round', 'gully', [64, 64, 0], {
        pose: 'lying',
        at: [36, 8],
        turn: -12,
        caliper: 0.15,
        finish: 'gloss',
      }),
      box('label-rectangular', 'sahyadri-honey', [80, 56, 0], {
        pose: 'lying',
        at: [-36, 30],
        turn: 10,
        caliper: 0.15,
        finish: 'gloss',
      }),
      box('label-round', 'malabar-nine', [50, 50, 0], {
        pose: 'lying',
        at: [72, -44],
        turn: 20,
        caliper: 0.15,
        finish: 'gloss',
      }),
    ],
    { pitch: 34, fill: 0.84 },
  ),
  hero(
    'bespoke-packaging',
    [
      box('base-and-lid', 'ekdhaga', [190, 140, 42], { turn: -28, at: [-40, 30] }),
      box('carry-bag', 'ekdhaga', [160, 70, 200], { turn: -24, at: [110, -70] }),
      ...bagHandle('#b4492f', [160, 70, 200], { turn: -24, at: [110, -70] }),
      box('tag', 'ekdhaga', [90, 50, 0], { pose: 'lying', turn: 24, at: [104, 92], caliper: 0.6 }),
    ],
    { pitch: 24, fill: 0.86 },
  ),
  hero(
    'creative-packaging',
    [
      straight('papyra', [110, 110, 100], { turn: -22, at: [0, 0] }),
      straight('chabbo', [84, 60, 74], { turn: 18, at: [-4, -2], lift: 101.3 }),
      straight('gully', [48, 44, 92], { turn: -34, at: [102, 44] }),
      straight('chabbo', [60, 40, 60], { pose: 'lying', turn: 52, at: [-96, 56] }),
    ],
    { pitch: 17, fill: 0.84 },
  ),
];
