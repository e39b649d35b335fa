import { balls, box, cylinder, flat, moved, open, turnedAt } from './pieces.ts';
import type { Item, Scene } from './scene.ts';
import { aroundSoap, aroundTray, dividedSweets, layer } from './style-settings.ts';

const tile = (route: string, items: readonly Item[], rest: Partial<Scene> = {}): Scene => ({
  id: `product-${route}`,
  shape: 'tile',
  samples: 14,
  items,
  ...rest,
});

const nearlyClosed = { topLid: 0.972, topTuck: 1.05 };
const shut = { lid: 0.985, tuck: 1.02 };
const pickle = box('snap-lock-bottom', 'bharani', [66, 66, 92], { turn: -34, folded: nearlyClosed });
const syrup = box('snap-lock-bottom', 'tulvira', [50, 50, 122], { turn: -30, folded: nearlyClosed });
const hardware = box('auto-lock-bottom', 'torqwell', [110, 75, 110], { turn: -30, folded: nearlyClosed });
const cereal = box('seal-end', 'millet-morning', [135, 55, 190], { turn: -28 });
const soapBand = box('sleeve', 'rosa-and-reed', [60, 32, 64]);
const trayBand = box('sleeve', 'tiffin-route', [134, 42, 185]);
const sweets = box('base-and-lid', 'lagan', [200, 140, 42]);
const bakery = box('roll-end-tray', 'maska', [220, 160, 45]);
const counter = box('display', 'chabbo', [120, 80, 100]);
const snack = box('gusset', 'mithai-house', [90, 60, 150]);
const jewel = box('drawer', 'ruh', [110, 78, 26]);
const garment = box('base-and-lid', 'ekdhaga', [340, 240, 45]);
const subscription = box('mailer', 'kurinji', [230, 170, 65]);
const biryani = box('glued-corner-tray', 'parat', [180, 120, 50]);
const snackTray = box('webbed-tray', 'tiffin-route', [180, 130, 45]);
const tissues = box('full-overlap-seal-end', 'papyra', [220, 115, 80]);
const hanging = box('five-panel-hanger', 'plugworth', [80, 32, 130]);
const gable = box('gable-box', 'maska', [180, 110, 95]);
const hexagon = box('hexagonal-box', 'lagan', [93, 80, 100]);
const insert = box('divider-insert', 'unprinted', [150, 100, 40]);
const pillow = box('pillow-box', 'chudi-lane', [120, 100, 36]);
const mailer = box('hinged-lid', 'loom-and-knot', [230, 160, 55]);

/** A glass jar with a metal lid. */
const jar = (colour: string, across: number, high: number, at: readonly [number, number]): Item[] => [
  cylinder(colour, across, high, { round: 5, at, roughness: 0.12 }),
  cylinder('#c9a24a', across + 1, 13, { round: 1.5, at, lift: high, roughness: 0.3, metallic: true }),
];

const nuts = (at: readonly [number, number]): Item[] =>
  Array.from({ length: 9 }, (_, index) =>
    cylinder(index % 2 ? '#a9a9a6' : '#c9b06a', 11 + (index % 3) * 3, 6, {
      at: turnedAt([9 + 8 * Math.sqrt(index), 0], index * 137, at),
      round: 1,
      metallic: true,
      roughness: 0.28,
    }),
  );

/** One scene for each category that isn't a tuck box. */
export const styleProducts: readonly Scene[] = [
  tile('pickle-jar-box', [moved(pickle, { at: [-44, 0] }), ...jar('#a8431f', 60, 74, [46, 20])], {
    pitch: 18,
    fill: 0.76,
  }),
  tile(
    'syrup-bottle-box',
    [
      moved(syrup, { at: [-50, 6] }),
      open(syrup, { at: [26, -26], turn: 28 }),
      cylinder('#6b2f16', 44, 84, { round: 7, at: [70, 40], roughness: 0.1 }),
      cylinder('#f4efe4', 24, 22, { round: 2, at: [70, 40], lift: 84, roughness: 0.4 }),
    ],
    { pitch: 20, fill: 0.8 },
  ),
  tile('hardware-box', [moved(hardware, { at: [-24, 0] }), ...nuts([84, 60])], { pitch: 23, fill: 0.78 }),
  tile('cereal-box', [moved(cereal, { at: [-60, 0], turn: -24 }), moved(cereal, { at: [90, -44], turn: 38 })], {
    pitch: 15,
    fill: 0.86,
  }),
  tile('soap-sleeve', [...aroundSoap(soapBand, -34, [-46, 10]), ...aroundSoap(soapBand, 22, [52, -6], 0, '#cfd8c0')], {
    pitch: 27,
    fill: 0.82,
  }),
  tile('food-tray-sleeve', [...aroundTray(trayBand, 0, -26), ...aroundTray(trayBand, 40, -42, [6, 0], 43)], {
    pitch: 27,
    fill: 0.8,
  }),
  tile(
    'sweet-box',
    [
      moved(sweets, { turn: -24, at: [-60, -60] }),
      moved(sweets, { blanks: [0], turn: -8, at: [70, 90] }),
      ...layer([200, 140, 42], -8, [70, 90], ['#e7a53a', '#f0d9ae', '#c8743c', '#a5b878', '#d98aa0']),
    ],
    { pitch: 34, fill: 0.9 },
  ),
  tile(
    'bakery-tray',
    [
      moved(bakery, { turn: -24 }),
      ...layer([220, 160, 45], -24, [0, 0], ['#c98a4b', '#d39a5c', '#b9773a', '#e3b678']),
      flat(bakery, { at: [150, -210], turn: 8 }),
    ],
    { pitch: 36, fill: 0.92 },
  ),
  tile('counter-display-box', [moved(counter, { turn: -28 })], { pitch: 20, fill: 0.78 }),
  tile(
    'snack-gusset-box',
    [
      moved(snack, { turn: -36, at: [-40, 0] }),
      ...balls(['#c98a4b', '#d9a441', '#9a5f35'], 12, [
        [46, 0, 20],
        [60, 0, 34],
        [74, 0, 16],
        [58, 0, 8],
        [86, 0, 38],
        [64, 9, 22],
        [100, 0, 20],
      ]),
    ],
    { pitch: 20, fill: 0.8 },
  ),
  tile(
    'cosmetic-drawer-box',
    [moved(jewel, { turn: 28, at: [-92, -62] }), moved(jewel, { turn: -22, at: [82, 64], shifts: { 0: [44, 0, 0] } })],
    { pitch: 34, fill: 0.86 },
  ),
  tile(
    'garment-box',
    [moved(garment, { turn: -28, at: [-70, 60] }), moved(garment, { size: [300, 200, 40], turn: 16, at: [150, -170] })],
    { pitch: 34, fill: 0.88 },
  ),
  tile(
    'mailer-box',
    [
      moved(mailer, { turn: -26, folded: shut }),
      moved(mailer, { turn: -14, folded: shut, size: [170, 120, 40], lift: 58, at: [4, -4] }),
    ],
    { pitch: 25, fill: 0.8 },
  ),
  tile('subscription-box', [moved(subscription, { turn: -28 })], { pitch: 28, fill: 0.8 }),
  tile(
    'biryani-tray',
    [
      moved(biryani, { turn: -26, at: [-60, -40] }),
      ...layer([180, 120, 50], -26, [-60, -40], ['#d9a441', '#e3b95c', '#b5651d']),
      moved(biryani, { turn: 18, at: [80, 90] }),
    ],
    { pitch: 34, fill: 0.88 },
  ),
  tile(
    'snack-tray',
    [moved(snackTray, { turn: 26 }), ...layer([180, 130, 45], 26, [0, 0], ['#c98a4b', '#d39a5c', '#b9773a'])],
    { pitch: 34, fill: 0.82 },
  ),
  tile('tissue-refill-box', [moved(tissues, { turn: -30 })], { pitch: 24, fill: 0.8 }),
  tile('hanging-box', [moved(hanging, { turn: -24, at: [-52, 10] }), moved(hanging, { turn: 20, at: [56, -16] })], {
    pitch: 16,
    fill: 0.84,
  }),
  tile('gable-gift-box', [moved(gable, { turn: -30 })], { pitch: 20, fill: 0.8 }),
  tile('divider-insert', dividedSweets(insert, -26), { pitch: 38, fill: 0.84 }),
  tile(
    'hexagonal-gift-box',
    [moved(hexagon, { turn: -12, at: [-56, 10] }), moved(hexagon, { size: [70, 60, 80], turn: 20, at: [56, 34] })],
    { pitch: 26, fill: 0.82 },
  ),
  tile(
    'pillow-box',
    [moved(pillow, { turn: -26, at: [-26, 44] }), moved(pillow, { size: [90, 65, 24], turn: 24, at: [58, -76] })],
    { pitch: 40, fill: 0.84 },
  ),
];
