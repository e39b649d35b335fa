import { block, box, cylinder, flat, moved, straight, turnedAt } from './pieces.ts';
import type { BoxItem, Item, Scene } from './scene.ts';
import { truffles } from './truffles.ts';

/** Pieces and camera of a picture. */
export interface Setting {
  readonly items: readonly Item[];
  readonly camera: Partial<Scene>;
}

/** The settings of a style's sizes, the first to the last. */
type Settings = readonly ((item: BoxItem) => Setting)[];

type Spot = readonly [x: number, z: number];

const shut = { lid: 0.985, tuck: 1.02 };
const ajar = { lid: 0.24, tuck: 0.9 };
const mithai = ['#e7a53a', '#f0d9ae', '#c8743c', '#a5b878'];
const pastry = ['#c98a4b', '#d39a5c', '#b9773a'];

/** In front of its flat blank, seen from above; further apart where the blank is wide. */
const beforeBlank =
  (turn: number, blanks: readonly number[] = [0], folded?: BoxItem['folded'], apart = 0.5) =>
  (item: BoxItem): Setting => {
    const [length, width, height] = item.size;
    const far = Math.max(length, width, height);
    return {
      items: [
        moved(item, { turn, at: [-far * apart, far * apart], ...(folded && { folded }) }),
        flat(item, { at: [far * (apart - 0.05), -far * apart], turn: 8, blanks }),
      ],
      camera: { pitch: 40, fill: 0.92 },
    };
  };

const alone =
  (turn: number, camera: Partial<Scene>, rest: Partial<BoxItem> = {}) =>
  (item: BoxItem): Setting => ({ items: [moved(item, { turn, ...rest })], camera });

const pair = (item: BoxItem): Setting => {
  const apart = 0.62 * (item.size[0] + item.size[1]) + 14;
  return {
    items: [
      moved(item, { turn: -24, at: [-apart / 2, apart * 0.2] }),
      moved(item, { turn: 38, at: [apart / 2, -apart * 0.2] }),
    ],
    camera: { pitch: 21, fill: 0.82 },
  };
};

/** Sweets that fill a tray in a single layer. */
export const layer = ([length, width]: BoxItem['size'], turn: number, at: Spot, colours: readonly string[]): Item[] => {
  const [columns, rows] = [Math.max(2, Math.round(length / 44)), Math.max(2, Math.round(width / 44))];
  const step = Math.min((length - 6) / columns, (width - 6) / rows);
  return truffles(columns, rows, step, Math.min(step - 3, 34), turn, at, 3, colours);
};

/** A sleeve around a bar of soap that is longer than it. */
export const aroundSoap = (item: BoxItem, turn: number, at: Spot = [0, 0], lift = 0, colour = '#e9b9a8'): Item[] => {
  const [across, high, along] = item.size;
  return [
    moved(item, { pose: 'lying', turn, at, lift }),
    block(colour, [across - 3, high - 3, along + 24], { round: 5, turn, at, lift: lift + 1.5, roughness: 0.45 }),
  ];
};

/** A sleeve with a kraft food tray that is pulled out to the front. */
export const aroundTray = (item: BoxItem, out: number, turn: number, at: Spot = [0, 0], lift = 0): Item[] => {
  const [across, high, along] = item.size;
  const tray: BoxItem['size'] = [along - 4, across - 8, high - 6];
  return [
    moved(item, { pose: 'lying', turn, at, lift }),
    box('roll-end-tray', 'unprinted', tray, {
      board: 'kraft',
      finish: 'bare',
      turn: turn + 90,
      at: turnedAt([0, out], turn, at),
      lift: lift + 1,
    }),
  ];
};

const soapSleeve: Settings = [
  (item) => ({ items: aroundSoap(item, -30), camera: { pitch: 26, fill: 0.72 } }),
  (item) => ({
    items: [
      ...aroundSoap(item, -24),
      ...aroundSoap(item, -38, [3, -2], item.size[1] + 1, '#cfd8c0'),
      ...aroundSoap(item, -16, [-2, 2], 2 * item.size[1] + 2, '#f0dcc0'),
    ],
    camera: { pitch: 22, fill: 0.76 },
  }),
  (item) => ({
    items: [
      ...aroundSoap(item, -28, [-item.size[2] * 0.7, item.size[2] * 0.6], 0, '#cfd8c0'),
      flat(item, { at: [item.size[2] * 0.5, -item.size[2] * 0.5], turn: 10 }),
    ],
    camera: { pitch: 40, fill: 0.9 },
  }),
];

const traySleeve: Settings = [
  (item) => ({ items: aroundTray(item, item.size[2] * 0.3, 32), camera: { pitch: 30, fill: 0.8 } }),
  (item) => ({
    items: [0, 1, 2].flatMap((at) => aroundTray(item, 0, -14 - at * 10, [at * 3, 0], at * (item.size[1] + 1))),
    camera: { pitch: 26, fill: 0.8 },
  }),
  (item) => ({
    items: [
      ...aroundTray(item, 0, -26, [-item.size[2] * 0.55, item.size[2] * 0.55]),
      flat(item, { at: [item.size[2] * 0.5, -item.size[2] * 0.35], turn: 8 }),
    ],
    camera: { pitch: 42, fill: 0.92 },
  }),
];

const baseAndLid =
  (contents: (item: BoxItem, turn: number, at: Spot) => readonly Item[]): Settings[number] =>
  (item) => {
    const [length, width] = item.size;
    const [base, lid]: [Spot, Spot] = [
      [-length * 0.38, width * 0.24],
      [length * 0.6, -width * 0.45],
    ];
    return {
      items: [
        moved(item, { blanks: [0], turn: 24, at: base }),
        ...contents(item, 24, base),
        moved(item, { blanks: [1], turn: -16, at: lid }),
      ],
      camera: { pitch: 36, fill: 0.88 },
    };
  };

const folded = ({ size: [length, width, height] }: BoxItem, turn: number, at: Spot): Item[] => [
  block('#7c2d4a', [length - 14, height * 0.5, width - 14], { round: 5, turn, at, lift: 2, roughness: 0.9 }),
  block('#c7962f', [length - 14, 1.6, width * 0.16], { round: 0.7, turn, at, lift: 2 + height * 0.5, roughness: 0.4 }),
];

const stacked = (item: BoxItem): Setting => ({
  items: [-26, -14, -36].map((turn, at) => moved(item, { turn, at: [at * 3 - 3, 0], lift: at * (item.size[2] + 3) })),
  camera: { pitch: 24, fill: 0.8 },
});

/** A tray with something to eat in it, in one layer. */
const filled = (item: BoxItem, colours: readonly string[], turn: number): Item[] => [
  moved(item, { turn }),
  ...layer(item.size, turn, [0, 0], colours),
];

/** An insert in the lower half of a sweet box, with a piece in each cell. */
export const dividedSweets = (insert: BoxItem, turn: number, at: Spot = [0, 0]): Item[] => [
  box('base-and-lid', 'lagan', insert.size, { blanks: [0], turn, at }),
  moved(insert, { brand: 'unprinted', turn, at, lift: 1 }),
  ...layer(insert.size, turn, at, mithai),
];

/** The middles of an insert's six cells, as it is turned. */
const cellsOf = ([length, width]: BoxItem['size'], turn: number): Spot[] =>
  [-1, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => turnedAt([(column * length) / 3, (row * width) / 4], turn, [0, 0])),
  );

/** An insert without its box, with round goods in its cells. */
const dividedGoods =
  (turn: number, goods: (at: Spot, place: number) => readonly Item[], camera: Partial<Scene>) =>
  (item: BoxItem): Setting => ({
    items: [moved(item, { brand: 'unprinted', turn }), ...cellsOf(item.size, turn).flatMap(goods)],
    camera,
  });

const creamJar = (at: Spot, place: number): Item[] =>
  place === 5
    ? []
    : [
        cylinder(place % 2 ? '#e9dccb' : '#cfd8c0', 66, 44, { round: 5, at, lift: 0.5, roughness: 0.35 }),
        cylinder('#2f4a46', 67, 15, { round: 2, at, lift: 45, roughness: 0.4 }),
      ];

const bottle = (at: Spot, place: number): Item[] =>
  place === 4
    ? []
    : [
        cylinder('#6b2f16', 40, 84, { round: 7, at, lift: 0.5, roughness: 0.1 }),
        cylinder('#f4efe4', 24, 22, { round: 2, at, lift: 84, roughness: 0.4 }),
      ];

const displayed = (item: BoxItem): Setting => {
  const [length, width] = item.size;
  const across = length / 3 - 5;
  return {
    items: [
      moved(item, {
        turn: -26,
        options: { header: 'fixed' },
        without: ['topLid', 'topTuck', 'topDustLeft', 'topDustRight'],
      }),
      ...[0, 1, 2, 3, 4, 5].map((at) =>
        straight('chabbo', [across, Math.min(20, width / 4), item.size[2] * 0.52], {
          turn: -26,
          at: turnedAt(
            [((at % 3) - 1) * (length / 3 - 1), width * 0.26 - Math.floor(at / 3) * width * 0.42],
            -26,
            [0, 0],
          ),
          lift: 1,
        }),
      ),
    ],
    camera: { pitch: 24, fill: 0.84 },
  };
};

/** Arrangements by a category's route, for what has no tucked lid. */
export const styleSettings: Readonly<Record<string, Settings>> = {
  'soap-sleeve': soapSleeve,
  'food-tray-sleeve': traySleeve,
  'sweet-box': [
    alone(-32, { pitch: 28, fill: 0.78 }),
    baseAndLid((item, turn, at) => layer(item.size, turn, at, mithai)),
    beforeBlank(-26, [1]),
  ],
  'garment-box': [stacked, baseAndLid(folded), beforeBlank(-24, [0])],
  'bakery-tray': [
    (item) => ({
      items: [moved(item, { turn: 28 }), ...layer(item.size, 28, [0, 0], pastry)],
      camera: { pitch: 34, fill: 0.8 },
    }),
    stacked,
    beforeBlank(-24),
  ],
  'counter-display-box': [
    alone(30, { pitch: 22, fill: 0.78 }, { options: { header: 'none' } }),
    displayed,
    beforeBlank(-28, [0], undefined, 1.05),
  ],
  'cosmetic-drawer-box': [
    (item) => ({
      items: [
        moved(item, { turn: 24, shifts: { 0: [item.size[0] * 0.55, 0, 0] } }),
        block('#2b2430', [item.size[0] * 0.5, 6, item.size[1] - 10], {
          round: 2,
          turn: 24,
          at: turnedAt([item.size[0] * 0.52, 0], 24, [0, 0]),
          lift: 3,
          roughness: 0.95,
        }),
      ],
      camera: { pitch: 34, fill: 0.8 },
    }),
    (item) => ({
      items: [16, 26, 36].map((turn, at) =>
        moved(item, { turn, lift: at * (item.size[2] + 4), shifts: { 0: [at * 14, 0, 0] } }),
      ),
      camera: { pitch: 24, fill: 0.8 },
    }),
    beforeBlank(26, [1]),
  ],
  'mailer-box': [
    alone(34, { pitch: 28, fill: 0.78 }, { folded: shut }),
    (item) => ({
      items: [
        moved(item, { turn: 28, folded: ajar }),
        cylinder('#0f4c4a', item.size[1] * 0.34, item.size[2] * 0.86, {
          round: 3,
          at: turnedAt([-item.size[0] * 0.26, 0], 28, [0, 0]),
          lift: 2,
          roughness: 0.25,
        }),
        block('#e8d5b5', [item.size[0] * 0.38, item.size[2] * 0.6, item.size[1] * 0.7], {
          round: 3,
          turn: 28,
          at: turnedAt([item.size[0] * 0.2, 0], 28, [0, 0]),
          lift: 2,
          roughness: 0.6,
        }),
      ],
      camera: { pitch: 34, fill: 0.82 },
    }),
    beforeBlank(-30, [0], shut),
  ],
  'subscription-box': [alone(-30, { pitch: 28, fill: 0.78 }), stacked, beforeBlank(-26)],
  'biryani-tray': [
    (item) => ({ items: filled(item, ['#d9a441', '#e3b95c', '#b5651d'], 28), camera: { pitch: 36, fill: 0.8 } }),
    stacked,
    beforeBlank(-24),
  ],
  'snack-tray': [
    (item) => ({ items: filled(item, pastry, -28), camera: { pitch: 36, fill: 0.8 } }),
    stacked,
    beforeBlank(26),
  ],
  'tissue-refill-box': [alone(-30, { pitch: 24, fill: 0.8 }), stacked, alone(34, { pitch: 22, fill: 0.72 })],
  'hanging-box': [alone(-26, { pitch: 16, fill: 0.82 }), pair, beforeBlank(-28, [0], undefined, 0.75)],
  'gable-gift-box': [alone(-32, { pitch: 20, fill: 0.8 }), pair, beforeBlank(-28, [0], undefined, 0.8)],
  'hexagonal-gift-box': [alone(-12, { pitch: 26, fill: 0.76 }), pair, beforeBlank(-16, [0], undefined, 0.9)],
  'divider-insert': [
    (item) => ({ items: dividedSweets(item, 30), camera: { pitch: 40, fill: 0.8 } }),
    dividedGoods(-28, creamJar, { pitch: 36, fill: 0.82 }),
    dividedGoods(32, bottle, { pitch: 30, fill: 0.8 }),
  ],
  'pillow-box': [
    alone(-26, { pitch: 42, fill: 0.76 }),
    (item) => ({
      items: [moved(item, { turn: -26, at: [-84, 40] }), moved(item, { turn: 28, at: [84, -44] })],
      camera: { pitch: 40, fill: 0.84 },
    }),
    beforeBlank(-20, [0], undefined, 0.66),
  ],
  'cereal-box': [alone(-30, { pitch: 17, fill: 0.8 }), pair, beforeBlank(-28)],
  'snack-gusset-box': [alone(42, { pitch: 20, fill: 0.82 }), pair, beforeBlank(-34, [0], undefined, 0.7)],
};
