import { gallery } from './gallery.ts';
import { balls, block, box, cylinder, flat, moved, open, reverse, straight, turnedAt, wideOpen } from './pieces.ts';
import type { BoxItem, Item, Scene } from './scene.ts';

const syrup = straight('tulvira', [58, 58, 125], { turn: -28 });
const serum = reverse('dermacal', [48, 48, 116], { turn: -30 });
const masala = straight('anjali-masala', [72, 36, 115], { turn: 30 });
const spice = reverse('malabar-nine', [62, 32, 92]);
const mix = box('seal-end', 'millet-morning', [110, 55, 160], { turn: -28 });
const tea = reverse('nilgiri-first-flush', [70, 50, 110]);
const nearlyClosed = { topLid: 0.972, topTuck: 1.05 };
const candle = box('snap-lock-bottom', 'wick-and-monsoon', [80, 80, 95], { turn: -34, folded: nearlyClosed });
const perfume = straight('raat-rani', [58, 40, 112], { finish: 'matt' });

/** A carton of wooden blocks, seen through its window. */
const windowed = (size: readonly [number, number, number], turn: number, at: readonly [number, number]): Item[] => {
  const [length, width, height] = size;
  const piece = (colour: string, x: number, wide: number, high: number) =>
    block(colour, [wide, high, width * 0.6], { round: 1.4, turn, at: turnedAt([x, 0], turn, at), lift: 1 });
  return [
    straight('tiny-tracks', size, { options: { window: true }, turn, at }),
    piece('#f0c04a', -length * 0.28, length * 0.24, height * 0.62),
    piece('#2f6fb0', 0, length * 0.24, height * 0.52),
    piece('#d8432b', length * 0.28, length * 0.24, height * 0.7),
  ];
};

/** A box standing with its flat blank lying behind it to the right. */
const besideFlat = (item: BoxItem, at: readonly [number, number], turn: number) => [item, flat(item, { at, turn })];

export const cartonGalleries: readonly Scene[] = [
  ...gallery('mono-cartons', [
    [[reverse('rosa-and-reed', [60, 32, 90], { turn: 32 })], { pitch: 20, fill: 0.74 }],
    [
      [
        moved(tea, { size: [100, 70, 185], at: [-96, -24], turn: -24 }),
        moved(tea, { size: [85, 60, 145], at: [14, 0], turn: -29 }),
        moved(tea, { at: [108, 26], turn: -34 }),
      ],
      { pitch: 16, fill: 0.86 },
    ],
    [[open(syrup, { turn: 26 })], { pitch: 28, fill: 0.82 }],
    [besideFlat(moved(serum, { at: [-70, 40] }), [50, -40], 14), { pitch: 30, fill: 0.9 }],
  ]),
  ...gallery('bespoke-packaging', [
    [
      [box('snap-lock-bottom', 'tulvira', [62, 62, 132], { turn: -34, folded: nearlyClosed })],
      { pitch: 18, fill: 0.8 },
    ],
    [
      [
        straight('ruh', [44, 44, 130], { turn: -30, at: [-76, -10] }),
        straight('ruh', [78, 78, 72], { turn: 26, at: [8, -24] }),
        straight('ruh', [120, 28, 80], { pose: 'lying', turn: -18, at: [38, 92] }),
      ],
      { pitch: 22, fill: 0.86 },
    ],
    [
      [
        moved(candle, {
          brand: 'kurinji',
          size: [96, 70, 110],
          tilt: [180, 0],
          turn: 30,
          folded: { bottomSlotted: 0.72, bottomLeft: 0.5, bottomRight: 0.5, bottomTongue: 0.22 },
        }),
      ],
      { pitch: 30, fill: 0.8 },
    ],
    [besideFlat(moved(candle, { at: [-96, 46] }), [70, -40], -10), { pitch: 32, fill: 0.9 }],
  ]),
  ...gallery('creative-packaging', [
    [[moved(perfume, { turn: -34 })], { pitch: 14, fill: 0.8 }],
    [
      [
        straight('bittermoon', [110, 60, 140], { turn: -26, at: [-80, -14] }),
        straight('bittermoon', [84, 50, 104], { turn: 24, at: [36, -16] }),
        straight('bittermoon', [60, 40, 70], { turn: -36, at: [104, 34] }),
      ],
      { pitch: 18, fill: 0.86 },
    ],
    [[open(straight('lagan', [110, 80, 110], { turn: -28 }), {})], { pitch: 30, fill: 0.82 }],
    [besideFlat(straight('ruh', [72, 72, 100], { turn: -30, at: [-96, 48] }), [66, -40], 10), { pitch: 32, fill: 0.9 }],
  ]),
  ...gallery('retail-food-packaging', [
    [[masala], { pitch: 18, fill: 0.8 }],
    [
      [0, 1, 2, 3].map((at) => moved(spice, { at: [-108 + at * 72, 26 - at * 18], turn: -22 - at * 4 })),
      { pitch: 14, fill: 0.9 },
    ],
    [[open(straight('bharani', [72, 72, 110], { turn: -34 }))], { pitch: 30, fill: 0.82 }],
    [besideFlat(moved(mix, { at: [-120, 60] }), [80, -60], 8), { pitch: 32, fill: 0.9 }],
  ]),
  ...gallery('product-visibility-packaging', [
    [
      [
        straight('lagan', [130, 70, 110], { options: { window: true, windowWidth: 84, windowHeight: 62 }, turn: -20 }),
        ...balls(['#e7a53a', '#c8743c', '#f0d9ae', '#d98aa0'], 32, [
          [-36, 1, -12],
          [-4, 1, 0],
          [28, 1, 12],
          [-20, 26, -6],
          [12, 26, 6],
          [-36, 50, -12],
          [-4, 51, 0],
          [28, 50, 12],
        ]),
      ],
      { pitch: 13, fill: 0.76 },
    ],
    [
      [
        ...windowed([150, 60, 120], -24, [-84, -24]),
        ...windowed([112, 50, 92], -28, [46, 4]),
        ...windowed([84, 42, 70], -32, [140, 30]),
      ],
      { pitch: 17, fill: 0.88 },
    ],
    [
      [
        open(
          straight('lumo', [74, 74, 124], { options: { window: true, windowWidth: 42, windowHeight: 70 }, turn: 28 }),
        ),
        cylinder('#d9dcdd', 30, 36, { round: 3, lift: 6, roughness: 0.3, metallic: true }),
        ...balls(['#fbf7ec'], 60, [[0, 40, 0]]),
      ],
      { pitch: 26, fill: 0.82 },
    ],
    [
      besideFlat(
        straight('lagan', [130, 60, 110], {
          options: { window: true, windowWidth: 84, windowHeight: 62 },
          turn: -26,
          at: [-130, 90],
        }),
        [50, -50],
        8,
      ),
      { pitch: 34, fill: 0.92 },
    ],
  ]),
  ...gallery('gusset-packaging', [
    [[box('gusset', 'mukil-eleven', [90, 64, 150], { turn: 42 })], { pitch: 20, fill: 0.82 }],
    [
      [
        box('gusset', 'millet-morning', [120, 66, 170], { turn: -36, at: [-96, -20] }),
        box('gusset', 'millet-morning', [96, 56, 136], { turn: -40, at: [22, 0] }),
        box('gusset', 'millet-morning', [74, 46, 104], { turn: -44, at: [114, 22] }),
      ],
      { pitch: 17, fill: 0.88 },
    ],
    [[box('gusset', 'nilgiri-first-flush', [96, 62, 130], { turn: -34, folded: wideOpen })], { pitch: 28, fill: 0.82 }],
    [
      besideFlat(box('gusset', 'mithai-house', [100, 60, 140], { turn: -34, at: [-110, 60] }), [70, -46], 10),
      { pitch: 32, fill: 0.9 },
    ],
  ]),
  ...gallery('display-packaging', [
    [[box('display', 'chabbo', [120, 80, 100], { turn: 30, options: { header: 'none' } })], { pitch: 22, fill: 0.78 }],
    [
      [
        box('display', 'gully', [140, 80, 120], { turn: -24, at: [-90, -20] }),
        box('display', 'gully', [104, 64, 92], { turn: -30, at: [44, 6] }),
        box('display', 'gully', [74, 50, 66], { turn: -36, at: [132, 44] }),
      ],
      { pitch: 18, fill: 0.9 },
    ],
    [
      [
        box('display', 'chabbo', [130, 84, 110], {
          turn: -26,
          options: { header: 'fixed' },
          without: ['topLid', 'topTuck', 'topDustLeft', 'topDustRight'],
        }),
        ...[0, 1, 2, 3, 4, 5].map((at) =>
          straight('chabbo', [36, 20, 58], {
            turn: -26,
            at: turnedAt([((at % 3) - 1) * 41, 24 - Math.floor(at / 3) * 34], -26, [0, 0]),
            lift: 1,
          }),
        ),
      ],
      { pitch: 24, fill: 0.84 },
    ],
    [
      besideFlat(box('display', 'neemra', [100, 70, 96], { turn: -28, at: [-140, 80] }), [70, -60], 8),
      { pitch: 34, fill: 0.92 },
    ],
  ]),
];
