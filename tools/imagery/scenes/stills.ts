import { d, disc, type Face, fill, line, rect, words } from './lettering.ts';
import { bagHandle, ball, balls, block, box, cylinder, flat, moved, sheet, straight, turnedAt } from './pieces.ts';
import type { BoardLook, Item, Scene, SheetItem } from './scene.ts';

const still = (id: string, items: readonly Item[], rest: Partial<Scene> = {}): Scene => ({
  id,
  shape: 'tile',
  samples: 16,
  items,
  ...rest,
});

const type = (face: Face, text: string, x: number, y: number, height: number, within: number, colour: string) =>
  words({ face, text, x, y, height, within, colour });

/** A leaf of paper: outline and veins over 60 by 36. */
const leaf = (turn: number, at: readonly [number, number], colour: string, vein: string): SheetItem => ({
  kind: 'sheet',
  width: 60,
  depth: 36,
  thickness: 0.3,
  board: 'paper',
  finish: 'bare',
  outline: 'M2 18C14 -2 40 -4 58 18C40 40 14 38 2 18z',
  print:
    rect(0, 0, 60, 36, colour) +
    line('M2 18H58M14 18L24 6M14 18L24 30M26 18L37 6M26 18L37 30M38 18L47 9M38 18L47 27', vein, 0.7),
  bend: { kind: 'arch', rise: 9 },
  turn,
  at,
});

const kraftBox = straight('unprinted', [80, 50, 110], { board: 'kraft', finish: 'bare' });

/** Pictures of the properties of boards and inks. */
export const materials: readonly Scene[] = [
  still(
    'material-biodegradable',
    [
      moved(kraftBox, { turn: -30, at: [-24, 0] }),
      leaf(24, [56, 40], '#5d8a4f', '#cfe0b8'),
      leaf(-38, [72, -6], '#7ba262', '#dfeccb'),
    ],
    { pitch: 24, fill: 0.78 },
  ),
  still(
    'material-recyclable',
    [
      ...['maska', 'gully', 'tulvira', 'kurinji', 'papyra'].map((brand, index) =>
        flat(straight(brand, [70, 40, 100]), {
          turn: -18 + ((index * 37) % 13) - 6,
          at: [((index * 13) % 9) - 4, ((index * 7) % 9) - 4],
          lift: index * 0.5,
        }),
      ),
    ],
    { pitch: 42, fill: 0.86 },
  ),
  still(
    'material-non-toxic',
    [
      straight('tiny-tracks', [110, 60, 90], { turn: -28, at: [-30, -16] }),
      block('#d8432b', [30, 30, 30], { round: 1.6, turn: 20, at: [56, 30] }),
      block('#e9b949', [30, 30, 30], { round: 1.6, turn: -14, at: [22, 56] }),
      block('#2f6fb0', [30, 30, 30], { round: 1.6, turn: 40, at: [38, 42], lift: 30 }),
    ],
    { pitch: 24, fill: 0.8 },
  ),
  still(
    'material-food-grade',
    [
      box('roll-end-tray', 'lagan', [160, 110, 32], { turn: -26 }),
      ...balls(
        ['#e7a53a', '#f0d9ae', '#c8743c', '#e7a53a', '#9fb36d'],
        28,
        Array.from({ length: 15 }, (_, index): [number, number, number] => {
          const [x, z] = turnedAt([((index % 5) - 2) * 30, (Math.floor(index / 5) - 1) * 32], -26, [0, 0]);
          return [x, 2, z];
        }),
      ),
    ],
    { pitch: 38, fill: 0.8 },
  ),
  still(
    'material-eco-friendly',
    [
      box('carry-bag', 'unprinted', [150, 70, 180], { board: 'kraft', finish: 'bare', turn: -26, at: [-20, -20] }),
      ...bagHandle('#8a6238', [150, 70, 180], { turn: -26, at: [-20, -20] }),
      moved(kraftBox, { size: [60, 40, 70], turn: 24, at: [86, 46] }),
      leaf(10, [0, 100], '#6b9457', '#d6e6c2'),
    ],
    { pitch: 20, fill: 0.84 },
  ),
  still(
    'material-carbon-neutral',
    [
      ...[0, 1, 2, 3].map((step) =>
        moved(kraftBox, {
          size: [44 + step * 10, 30 + step * 6, 40 + step * 26],
          turn: -28,
          at: [-96 + step * 58, 18 - step * 16],
        }),
      ),
      leaf(-20, [54, 66], '#4f7f52', '#c6dcb4'),
    ],
    { pitch: 20, fill: 0.84 },
  ),
];

const sheetOf = (board: BoardLook, thickness: number, rest: Partial<SheetItem>): SheetItem => ({
  kind: 'sheet',
  width: 120,
  depth: 86,
  thickness,
  board,
  finish: 'bare',
  ...rest,
});

/** A stack of sheets, one of them curled to show its back; heavier boards are thicker and bend less. */
const boardStill = (code: string, board: BoardLook, gsm: number, bulk: number, ink: string, turn: number): Scene => {
  const thickness = (gsm * bulk) / 1000;
  const count = 9;
  const name = board === 'fbb' ? 'Folding Box Board' : 'White Backed Duplex';
  const print =
    rect(0, 0, 64, 86, ink) +
    type('fat', `${gsm}`, 32, 44, 19, 50, '#fffaf0') +
    type('text', 'GSM', 32, 55, 4.6, 30, '#fffaf0') +
    type('grotesque', name, 32, 74, 5, 54, '#fffaf0');
  const pile = Array.from({ length: count }, (_, index) =>
    sheetOf(board, thickness, {
      turn: turn + ((index * 29) % 11) - 5,
      at: [((index * 17) % 7) - 3, ((index * 11) % 7) - 3],
      lift: index * thickness * 1.06,
    }),
  );
  return still(
    `board-${code}`,
    [
      ...pile,
      sheetOf(board, thickness, {
        turn,
        lift: count * thickness * 1.06,
        print,
        bend: { kind: 'curl', rise: 16 + gsm / 14 },
      }),
    ],
    { pitch: 27, fill: 0.82 },
  );
};

export const boards: readonly Scene[] = [
  boardStill('fbb-300', 'fbb', 300, 1.45, '#0f4c4a', -24),
  boardStill('duplex-300', 'duplex', 300, 1.3, '#3d4f6b', 22),
  boardStill('fbb-250', 'fbb', 250, 1.45, '#d8432b', 26),
  boardStill('fbb-350', 'fbb', 350, 1.45, '#5a3b78', -36),
  boardStill('duplex-250', 'duplex', 250, 1.3, '#b07d1e', -30),
  boardStill('duplex-350', 'duplex', 350, 1.3, '#7a2f3d', 34),
];

const coated = (
  code: string,
  brand: string,
  finish: SheetItem['finish'],
  rest: Partial<SheetItem> = {},
  more: readonly Item[] = [],
): Scene =>
  still(
    `coating-${code}`,
    [sheet(brand, 150, 110, { finish, turn: -22, bend: { kind: 'arch', rise: 34 }, ...rest }), ...more],
    { pitch: 36, fill: 0.84 },
  );

const drops = (places: readonly (readonly [number, number, number])[], colour: string): Item[] =>
  places.map(([x, z, across]) =>
    ball(colour, across, {
      size: [across, across * 0.5, across],
      at: [x, z],
      lift: 1 - across * 0.25,
      roughness: 0.03,
      glass: true,
    }),
  );

const dots = Array.from({ length: 77 }, (_, index) =>
  disc(7.5 + (index % 11) * 13.5, 8 + Math.floor(index / 11) * 15.7, 4.6, '#fff'),
).join('');

export const coatings: readonly Scene[] = [
  coated('gloss-lamination', 'chabbo', 'gloss'),
  coated('matt-lamination', 'tulvira', 'matt', { turn: 20 }),
  coated('soft-touch', 'raat-rani', 'soft', { turn: -30, bend: { kind: 'wave', rise: 30 } }),
  coated('drip-off', 'pallav', 'matt', { turn: 24, gloss: dots }),
  coated('gloss-aqueous', 'gully', 'coated', { turn: -34, bend: { kind: 'wave', rise: 26 } }),
  coated('matt-aqueous', 'maska', 'matt', { turn: 30, bend: { kind: 'wave', rise: 34 } }),
  coated('none', 'kurinji', 'bare', { turn: -14 }),
  still(
    'coating-liquid-oil-barrier',
    [
      box('roll-end-tray', 'maska', [150, 110, 22], { turn: -22 }),
      ...drops(
        [
          [-40, -18, 22],
          [-8, 10, 30],
          [26, -24, 18],
          [14, 34, 15],
          [-36, 18, 13],
          [58, -6, 11],
          [-6, -34, 12],
        ],
        '#f1f6f6',
      ),
      ...drops(
        [
          [40, 18, 24],
          [-58, -6, 12],
        ],
        '#eebd58',
      ),
    ],
    { pitch: 44, fill: 0.84 },
  ),
];

const amber = (at: readonly [number, number], across = 56, high = 84): Item[] => [
  cylinder('#8a4a14', across, high, { round: 7, at, roughness: 0.1 }),
  cylinder('#22201d', across * 0.62, 20, { round: 2, at, lift: high, roughness: 0.45 }),
];

const label = (print: string, rest: Partial<SheetItem>): SheetItem => ({
  kind: 'sheet',
  width: 64,
  depth: 44,
  thickness: 0.15,
  board: 'paper',
  finish: 'coated',
  print,
  ...rest,
});

const smallBatch = (ink: string, name: string, what: string) =>
  line('M4 4H60V40H4z', ink, 0.7) +
  type('fat', name, 32, 22, 6.4, 50, ink) +
  type('text', what, 32, 31, 2.5, 44, ink) +
  fill(d`M27 35h10v.7h-10z`, ink);

const rainbow = Array.from({ length: 40 }, (_, index) => {
  const hue = (index * 31) % 360;
  return `<path d="M${index * 4 - 60} 44L${index * 4 - 20} 0h5L${index * 4 - 55} 44z" fill="hsl(${hue} 85% 74%)"/>`;
}).join('');

/** Label materials, each on a typical surface. */
export const stickerMaterials: readonly Scene[] = [
  still(
    'sticker-material-chromo-paper',
    [
      straight('unprinted', [90, 60, 70], { turn: -28 }),
      label(
        rect(0, 0, 64, 9, '#d8432b') +
          rect(0, 35, 64, 9, '#f2b632') +
          smallBatch('#231f1a', 'Lemon rusk', 'MADE BY HAND'),
        {
          finish: 'gloss',
          tilt: [90, 0],
          turn: -28,
          at: turnedAt([0, 31.4], -28, [0, 0]),
          lift: 14,
        },
      ),
    ],
    { pitch: 18, fill: 0.72 },
  ),
  still(
    'sticker-material-kraft',
    [
      cylinder('#f0e6d2', 62, 70, { round: 4, roughness: 0.35 }),
      cylinder('#b8935c', 64, 14, { round: 2, lift: 70, roughness: 0.7 }),
      label(smallBatch('#2b1a0c', 'Ragi malt', 'STONE GROUND'), {
        board: 'kraft',
        finish: 'bare',
        bend: { kind: 'wrap', rise: 31.2 },
        tilt: [90, 0],
        at: [0, 31.2],
        lift: 13,
      }),
    ],
    { pitch: 16, fill: 0.7 },
  ),
  still(
    'sticker-material-white-vinyl',
    [
      cylinder('#1d5a68', 58, 120, { round: 8, roughness: 0.3 }),
      cylinder('#f4f1ea', 26, 22, { round: 2, lift: 120, roughness: 0.4 }),
      label(smallBatch('#1d5a68', 'Tide', 'DISH WASH, LIME'), {
        finish: 'gloss',
        bend: { kind: 'wrap', rise: 29.2 },
        tilt: [90, 0],
        at: [0, 29.2],
        lift: 34,
      }),
    ],
    { pitch: 14, fill: 0.74 },
  ),
  still(
    'sticker-material-transparent-vinyl',
    [
      ...amber([0, 0], 60, 86),
      label(smallBatch('#fff6e3', 'Vetiver', 'COLD PRESSED OIL'), {
        clear: true,
        finish: 'gloss',
        bend: { kind: 'wrap', rise: 30.3 },
        tilt: [90, 0],
        at: [0, 30.3],
        lift: 20,
      }),
    ],
    { pitch: 15, fill: 0.72 },
  ),
  still(
    'sticker-material-metallic',
    [
      label(
        rect(0, 0, 64, 44, '#cfd2d3') +
          rect(0, 0, 64, 9, '#7a1f3d') +
          rect(0, 35, 64, 9, '#7a1f3d') +
          smallBatch('#3a0f1f', 'Kumkum', 'TEMPLE GRADE'),
        { finish: 'foil', turn: -24, bend: { kind: 'arch', rise: 12 } },
      ),
      label(rect(0, 0, 64, 44, '#d9b25a') + smallBatch('#3f2a08', 'Kumkum', 'GOLD'), {
        finish: 'foil',
        turn: 16,
        at: [44, -44],
        bend: { kind: 'arch', rise: 9 },
      }),
    ],
    { pitch: 38, fill: 0.8 },
  ),
  still(
    'sticker-material-holographic',
    [
      label(rainbow + smallBatch('#1c1a17', 'Genuine', 'VOID IF REMOVED'), {
        finish: 'foil',
        turn: 22,
        bend: { kind: 'wave', rise: 14 },
      }),
      label(rainbow + disc(32, 22, 16, '#1c1a17') + type('fat', 'OK', 32, 26, 8, 20, '#f6f0e4'), {
        finish: 'foil',
        turn: -14,
        at: [-40, -46],
        bend: { kind: 'arch', rise: 8 },
      }),
    ],
    { pitch: 38, fill: 0.8 },
  ),
];
