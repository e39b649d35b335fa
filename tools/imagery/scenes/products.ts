import { ballBearing } from './contents.ts';
import { ball, block, cord, cylinder, flat, halfFolded, moved, open, reverse, ring, straight } from './pieces.ts';
import type { Item, Scene } from './scene.ts';

const tile = (route: string, items: readonly Item[], rest: Partial<Scene> = {}): Scene => ({
  id: `product-${route}`,
  shape: 'tile',
  items,
  ...rest,
});

const soap = reverse('rosa-and-reed', [56, 28, 80], { turn: -30 });
const bar = reverse('kokko-72', [62, 12, 128], { turn: -30 });
const masala = straight('anjali-masala', [62, 30, 95], { turn: -28 });
const tea = reverse('nilgiri-first-flush', [70, 50, 110], { turn: -30 });
const mix = straight('millet-morning', [90, 50, 150], { turn: -27 });
const spice = reverse('malabar-nine', [55, 28, 80], { turn: 28 });
const coffee = reverse('mukil-eleven', [80, 40, 120], { turn: -32 });
const nuts = straight('mithai-house', [80, 40, 120], { turn: -30 });
const honey = straight('thenkadu', [52, 52, 72], { turn: -34 });
const meal = straight('tiffin-route', [120, 22, 165], { turn: -27 });
const paste = straight('minara', [42, 32, 140], { pose: 'along', turn: -24 });
const serum = reverse('dermacal', [26, 26, 75], { turn: -32 });
const mask = straight('vayuma', [160, 55, 120], { turn: -28 });
const gloves = straight('palmguard', [220, 40, 115], { turn: 26 });
const plaster = reverse('carenza', [75, 18, 95], { turn: -29 });
const incense = straight('oud-kalyani', [35, 18, 235], { pose: 'along', turn: -26 });
const candle = straight('wick-and-monsoon', [65, 65, 75], { turn: 32 });
const bulb = straight('lumo', [52, 52, 95], { turn: -32 });
const cable = reverse('plugworth', [85, 25, 130], { turn: -30 });
const bangle = reverse('chudi-lane', [75, 18, 75], { turn: -28 });
const cards = straight('rummy-club', [58, 18, 89], { turn: -30 });
const bearing = straight('torqwell', [37, 13, 37], { turn: -30 });
const plug = reverse('voltline', [22, 22, 85], { turn: -32 });
const socks = straight('loom-and-knot', [100, 30, 180], { turn: 28 });
const kerchief = straight('cottonly', [115, 15, 115], { pose: 'lying' });

/** A handful, poured out. */
const almonds = Array.from({ length: 26 }, (_, at) => {
  const [far, angle] = [Math.sqrt(at) * 7.4, at * 2.4];
  const place = [52 + far * Math.cos(angle), 34 + far * Math.sin(angle) * 0.8] as const;
  return ball(at % 3 ? '#9a5f35' : '#b5773f', 9, {
    size: [11, 7.5, 19],
    at: place,
    turn: at * 77,
    lift: at < 6 ? 6 : 0,
    roughness: 0.7,
  });
});

/** One scene per category: its box in the first size. */
export const products: readonly Scene[] = [
  tile('soap-box', [soap, block('#e9b9a8', [54, 24, 76], { round: 4, at: [64, 26], turn: 38, roughness: 0.45 })], {
    pitch: 22,
    fill: 0.78,
  }),
  tile('chocolate-bar-box', [moved(bar, { at: [-34, 34] }), flat(bar, { at: [36, -46], turn: 12 })], {
    pitch: 27,
    fill: 0.84,
  }),
  tile(
    'tea-packing-box',
    [
      open(tea, { at: [-48, -12], turn: -24 }),
      block('#c9cfc2', [60, 86, 38], { round: 7, at: [-48, -12], turn: -24, lift: 4, roughness: 0.3, metallic: true }),
      moved(tea, { at: [46, 30], turn: -38 }),
    ],
    { pitch: 25, fill: 0.8 },
  ),
  tile(
    'honey-jar-box',
    [
      moved(honey, { at: [-32, 0] }),
      cylinder('#d98a1c', 46, 50, { round: 5, at: [42, 14], roughness: 0.12 }),
      cylinder('#c9a24a', 47, 14, { round: 1.5, at: [42, 14], lift: 50, roughness: 0.3, metallic: true }),
    ],
    { pitch: 17, fill: 0.72 },
  ),
  tile(
    'masala-packing-box',
    [
      moved(masala, { at: [-42, 22] }),
      moved(masala, { at: [46, -14], turn: 38 }),
      moved(masala, { at: [38, 74], turn: -62, pose: 'lying' }),
    ],
    { pitch: 22, fill: 0.82 },
  ),
  tile('led-bulb-box', [moved(bulb, { at: [-36, 44] }), flat(bulb, { at: [84, -52], turn: -10 })], {
    pitch: 28,
    fill: 0.86,
  }),
  tile(
    'playing-card-box',
    [
      open(cards, { at: [-34, -6] }),
      block('#f6f1e7', [56, 84, 14], { round: 0.8, at: [-34, -6], turn: -30, lift: 22 }),
      moved(cards, { at: [44, 28], pose: 'lying', turn: 24 }),
    ],
    { pitch: 28, fill: 0.8 },
  ),
  tile('coffee-box', [moved(coffee, { at: [-30, 0] }), halfFolded(coffee, 0.052, { at: [118, -70], turn: 24 })], {
    pitch: 22,
    fill: 0.88,
  }),
  tile('toothpaste-box', [moved(paste, { at: [0, 0] }), moved(paste, { at: [4, -2], lift: 44, turn: -15 })], {
    pitch: 24,
    fill: 0.78,
  }),
  tile(
    'bangle-box',
    [
      moved(bangle, { at: [-40, -10] }),
      moved(bangle, { at: [46, -4], pose: 'lying', turn: 18 }),
      ring('#c7962f', 62, 3.2, { at: [46, -4], lift: 19.2, metallic: true, roughness: 0.25 }),
      ring('#c7962f', 62, 3.2, { at: [52, -10], lift: 22.4, metallic: true, roughness: 0.25 }),
      ring('#b5214a', 62, 2.6, { at: [0, 52], roughness: 0.2 }),
    ],
    { pitch: 26, fill: 0.82 },
  ),
  tile('health-mix-box', [mix], { pitch: 16, fill: 0.8 }),
  tile(
    'spice-box',
    [
      moved(spice, { at: [-62, 16], turn: 24 }),
      moved(spice, { at: [0, 0], turn: 30 }),
      moved(spice, { at: [62, -16], turn: 36 }),
    ],
    { pitch: 19, fill: 0.84 },
  ),
  tile('dry-fruit-box', [moved(nuts, { at: [-30, 0] }), ...almonds], { pitch: 20, fill: 0.78 }),
  tile(
    'dropper-bottle-box',
    [
      moved(serum, { at: [-34, 12], turn: -26 }),
      moved(serum, { at: [6, -12], turn: -34 }),
      moved(serum, { at: [40, 22], turn: -60, pose: 'lying' }),
    ],
    { pitch: 20, fill: 0.78 },
  ),
  tile(
    'ready-to-eat-meal-box',
    [moved(meal, { at: [-10, -30] }), moved(meal, { at: [60, 86], pose: 'lying', turn: -14 })],
    { pitch: 25, fill: 0.84 },
  ),
  tile(
    'face-mask-box',
    [open(mask, { at: [0, 0] }), block('#d9e7ee', [150, 104, 44], { round: 5, turn: -28, lift: 3, roughness: 0.8 })],
    { pitch: 26, fill: 0.8 },
  ),
  tile('surgical-gloves-box', [gloves, moved(gloves, { pose: 'lying', at: [40, 112], turn: 12 })], {
    pitch: 24,
    fill: 0.84,
  }),
  tile(
    'bandage-box',
    [
      moved(plaster, { at: [-30, 0] }),
      moved(plaster, { at: [42, -34], turn: -29 }),
      moved(plaster, { at: [58, 52], pose: 'lying', turn: -50 }),
    ],
    { pitch: 23, fill: 0.82 },
  ),
  tile(
    'incense-stick-box',
    [
      moved(incense, { at: [0, -10] }),
      moved(incense, { at: [-8, 44], turn: -12 }),
      ...[0, 1, 2, 3, 4].map((at) =>
        cord(
          at % 2 ? '#4b2f24' : '#5a3a2b',
          2.4,
          [
            [-100, 0, 0],
            [-30, 0, 2],
            [40, 0, 0],
            [100, 0, 1],
          ],
          {
            at: [14 + at * 3, 78 + at * 4],
            turn: -8 - at * 3,
            roughness: 0.9,
          },
        ),
      ),
    ],
    { pitch: 30, fill: 0.84 },
  ),
  tile(
    'candle-box',
    [
      moved(candle, { at: [-36, 0] }),
      cylinder('#f2ead8', 56, 58, { round: 2, at: [48, 20], roughness: 0.3 }),
      cylinder('#3a2e22', 1.6, 9, { round: 0.4, at: [48, 20], lift: 57 }),
      cylinder('#22343f', 58, 44, { round: 2, at: [48, 20], roughness: 0.08 }),
    ],
    { pitch: 21, fill: 0.76 },
  ),
  tile(
    'mobile-accessory-box',
    [moved(cable, { at: [-46, 0], turn: -26 }), moved(cable, { at: [52, 26], turn: -64, tilt: [0, 0] })],
    { pitch: 18, fill: 0.8 },
  ),
  tile(
    'bearing-box',
    [
      moved(bearing, { at: [-22, 6], pose: 'lying', turn: -22 }),
      moved(bearing, { at: [-20, 5], pose: 'lying', turn: -36, lift: 14.2 }),
      moved(bearing, { at: [-23, 6], pose: 'lying', turn: -26, lift: 28.4 }),
      moved(bearing, { at: [24, 10], turn: -30 }),
      ...ballBearing([8, 46]),
    ],
    { pitch: 25, fill: 0.76 },
  ),
  tile(
    'spark-plug-box',
    [
      moved(plug, { at: [-30, -6] }),
      moved(plug, { at: [0, 0] }),
      moved(plug, { at: [30, 6] }),
      moved(plug, { at: [6, 50], pose: 'lying', turn: -72 }),
    ],
    { pitch: 21, fill: 0.78 },
  ),
  tile('socks-box', [moved(socks, { at: [-40, 0] }), open(socks, { at: [84, -40], turn: 36 })], {
    pitch: 22,
    fill: 0.84,
  }),
  tile(
    'handkerchief-box',
    [
      moved(kerchief, { turn: -24 }),
      moved(kerchief, { turn: -33, lift: 16.4, at: [3, -2] }),
      moved(kerchief, { turn: -20, lift: 32.8, at: [-2, 2] }),
    ],
    { pitch: 38, fill: 0.78 },
  ),
];
