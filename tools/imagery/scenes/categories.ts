import { toothbrush } from './contents.ts';
import {
  bagHandle,
  balls,
  blistered,
  block,
  box,
  cord,
  cylinder,
  liner,
  moved,
  reverse,
  sheet,
  straight,
  turnedAt,
} from './pieces.ts';
import type { Item, Scene } from './scene.ts';
import { truffles } from './truffles.ts';

const hero = (slug: string, items: readonly Item[], rest: Partial<Scene> = {}): Scene => ({
  id: `category-${slug}`,
  shape: 'tile',
  items,
  ...rest,
});

const syrup = straight('tulvira', [58, 58, 125], { turn: -30 });
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

const brush = box('blister-card', 'neemra', [210, 90, 0], {
  pose: 'lying',
  turn: -16,
  at: [-52, 0],
  caliper: 0.5,
  options: { blisterWidth: 46, blisterHeight: 130 },
});

/** What lies on a tray of rice. */
const rice = Array.from({ length: 22 }, (_, at): [number, number, number] => {
  const [x, z] = turnedAt([((at * 37) % 96) - 48, ((at * 53) % 110) - 50], -32, [-46, 74]);
  return [x, 19.5, z];
});

/** The large picture of each category page. */
export const categories: readonly Scene[] = [
  hero(
    'mono-cartons',
    [
      moved(syrup, { at: [-86, -14] }),
      reverse('carenza', [75, 30, 95], { turn: -22, at: [6, 26] }),
      straight('papyra', [96, 96, 76], { turn: 24, at: [50, -96] }),
      straight('lumo', [52, 52, 95], { turn: -34, at: [98, 12] }),
    ],
    { pitch: 22, fill: 0.88 },
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
      moved(sweets, { blanks: [2, 3], turn: -28, tilt: [0, -35], at: turnedAt([91, 0], -28, [0, 0]) }),
    ],
    { pitch: 40, fill: 0.84 },
  ),
  hero(
    'display-packaging',
    [
      gum,
      ...[0, 1, 2, 3, 4, 5].map((at) =>
        straight('chabbo', [34, 12, 52], {
          pose: 'lying',
          turn: -26 + ((at * 5) % 7) - 3,
          at: turnedAt([((at % 3) - 1) * 46, 84 + Math.floor(at / 3) * 64], -26, [0, 0]),
        }),
      ),
    ],
    { pitch: 26, fill: 0.86 },
  ),
  hero(
    'sleeve-packaging',
    [
      box('sleeve', 'parat', [128, 38, 165], { pose: 'lying', turn: -32, options: { thumbNotches: 'top' } }),
      box('roll-end-tray', 'parat', [158, 120, 33], { turn: 58, at: [-42, 68], lift: 1 }),
      block('#e8c98a', [112, 22, 128], { turn: -32, round: 2.5, lift: 2, at: [-46, 74], roughness: 0.95 }),
      ...balls(['#6f9a4a', '#b4532f', '#f3ead2'], 10, rice),
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
      straight('anjali-masala', [72, 36, 115], { turn: -24, at: [-92, 14] }),
      reverse('nilgiri-first-flush', [70, 50, 110], { turn: -28, at: [2, 0] }),
      straight('millet-morning', [90, 50, 150], { turn: -32, at: [100, -22] }),
    ],
    { pitch: 14, fill: 0.86 },
  ),
  hero(
    'gusset-packaging',
    [moved(hills, { at: [-40, 0] }), box('gusset', 'kurinji', [80, 46, 118], { turn: 30, at: [78, 30] })],
    { pitch: 20, fill: 0.78 },
  ),
  hero('paper-carry-bags', [saree, ...bagHandle('#5a1f2b', [240, 100, 300], { turn: -28 })], { pitch: 16, fill: 0.88 }),
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
  hero(
    'blister-cards',
    [
      ...blistered(brush, 16, toothbrush),
      block('#f0857a', [11, 5, 150], { round: 1.6, turn: 32, at: [64, 34], roughness: 0.35 }),
      block('#f7f3ea', [10, 9, 26], {
        round: 1.2,
        turn: 32,
        at: turnedAt([0, -66], 32, [64, 34]),
        lift: 4,
        roughness: 0.9,
      }),
    ],
    { pitch: 42, fill: 0.82 },
  ),
  hero(
    'labels-and-stickers',
    [
      liner(196, 132, '#ece5d6', -20),
      ...Array.from({ length: 5 }, (_, index) =>
        box('label-round', 'gully', [54, 54, 0], {
          pose: 'lying',
          turn: -20,
          at: turnedAt([((index % 3) - 1) * 62, (Math.floor(index / 3) - 0.5) * 62], -20, [0, 0]),
          lift: 0.25,
          caliper: 0.15,
          finish: 'gloss',
        }),
      ),
      box('label-round', 'gully', [54, 54, 0], {
        pose: 'lying',
        turn: 14,
        at: [118, 66],
        caliper: 0.15,
        finish: 'gloss',
      }),
    ],
    { pitch: 42, fill: 0.88 },
  ),
  hero(
    'bespoke-packaging',
    [
      box('snap-lock-bottom', 'raat-rani', [66, 66, 112], {
        turn: -30,
        at: [-36, 0],
        folded: { topLid: 0.972, topTuck: 1.05 },
      }),
      block('#e8dcc0', [56, 76, 56], { round: 5, turn: -18, at: [58, 24], roughness: 0.12 }),
      cylinder('#b98f4a', 24, 26, { round: 2, at: [58, 24], lift: 76, roughness: 0.25, metallic: true }),
      sheet('raat-rani', 40, 44, {
        tilt: [90, 0],
        turn: -18,
        at: turnedAt([0, 28.3], -18, [58, 24]),
        lift: 14,
        thickness: 0.15,
        finish: 'matt',
      }),
    ],
    { pitch: 17, fill: 0.76 },
  ),
  hero(
    'creative-packaging',
    [
      straight('bittermoon', [96, 50, 128], { turn: -30, at: [-36, -30], finish: 'gloss' }),
      straight('bittermoon', [96, 50, 128], { pose: 'lying', turn: 20, at: [66, 60], finish: 'gloss' }),
    ],
    { pitch: 28, fill: 0.84 },
  ),
];
