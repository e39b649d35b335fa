import { dielineDrawing, drawBox } from '@boxwright/dieline';
import { stickerArtworks } from '../print/sticker-artworks.ts';
import { bearing, bulb, spoon, toothbrush } from './contents.ts';
import { fromAbove, gallery } from './gallery.ts';
import {
  bagHandle,
  blistered,
  block,
  box,
  cord,
  cylinder,
  flat,
  liner,
  moved,
  ring,
  sheet,
  turnedAt,
} from './pieces.ts';
import type { Item, Scene, SheetItem } from './scene.ts';
import { sticker } from './stickers.ts';

const card = (brand: string, size: readonly [number, number, number], rest: object) =>
  box('blister-card', brand, size, { pose: 'lying', caliper: 0.5, ...rest });
const tag = (brand: string, rest: object) => box('tag', brand, [92, 50, 0], { pose: 'lying', caliper: 0.6, ...rest });
const round = (brand: string, across: number, rest: object) =>
  box('label-round', brand, [across, across, 0], { pose: 'lying', caliper: 0.15, finish: 'gloss', ...rest });

/** A string that runs through a hole at the origin and lies beside it in a loop. */
const string = (colour: string, at: readonly [number, number], turn: number, lift: number): Item =>
  cord(
    colour,
    1.4,
    [
      [0, 0, 2],
      [-3, 1, -8],
      [-16, 0, -30],
      [-10, 0, -54],
      [8, 0, -50],
      [10, 0, -26],
      [2, 1, -7],
      [0.6, 0, 2],
    ],
    {
      at,
      turn,
      lift,
      roughness: 0.9,
    },
  );

type Stood = { readonly turn: number; readonly at: readonly [number, number] };

/** A bag with its cords. */
const bag = (brand: string, size: readonly [number, number, number], colour: string, rest: Stood): Item[] => [
  box('carry-bag', brand, size, rest),
  ...bagHandle(colour, size, rest),
];

const brushBlister = { blisterWidth: 46, blisterHeight: 124 };

/** The drawing of a card with the frame that takes the seal, on white paper. */
function cardDrawing(rest: Partial<SheetItem>): SheetItem {
  const drawn = drawBox('blister-card', { length: 190, width: 90, height: 0, caliper: 0.5, options: brushBlister });
  const [blank] = drawn.ok ? drawn.box.blanks : [];
  const paths = blank ? dielineDrawing(blank.dieline, 0).paths : [];
  const colours: { readonly [kind: string]: string } = {
    cut: '#d6006f',
    glue: '#f39200',
    safety: '#9d9d9c',
    bleed: '#00963f',
  };
  const lines = paths.map(
    ({ kind, d }) => `<path d="${d}" fill="none" stroke="${colours[kind] ?? '#0088c7'}" stroke-width=".9"/>`,
  );
  return {
    ...liner(110, 210, '#fffdf8', 0),
    print: `<rect width="110" height="210" fill="#fffdf8"/><g transform="translate(10 10)">${lines.join('')}</g>`,
    ...rest,
  };
}

const outlines = Object.keys(stickerArtworks) as (keyof typeof stickerArtworks)[]; // the keys as they are written there

export const flatGalleries: readonly Scene[] = [
  ...gallery('labels-and-stickers', [
    [
      [
        cylinder('#d98a1c', 64, 80, { round: 6, roughness: 0.12 }),
        cylinder('#c9a24a', 65, 16, { round: 2, lift: 80, roughness: 0.3, metallic: true }),
        sheet('thenkadu', 62, 52, {
          bend: { kind: 'wrap', rise: 32.3 },
          tilt: [90, 0],
          at: [0, 32.3],
          lift: 14,
          thickness: 0.15,
          finish: 'gloss',
        }),
      ],
      { pitch: 14, fill: 0.74 },
    ],
    [
      outlines.map((outline, index) =>
        sticker(outline, {
          turn: -20 + index * 9,
          lift: index * 0.1,
          at: [-76 + (index % 3) * 76, -33 + Math.floor(index / 3) * 66],
        }),
      ),
      { pitch: 52, fill: 1.05 },
    ],
    [
      [
        liner(104, 88, '#dfe6df', 12),
        sticker('oval', { turn: 12, lift: 0.3, bend: { kind: 'peel', rise: 8, reach: 0.7 } }),
      ],
      { pitch: 40, fill: 0.84 },
    ],
    [
      [
        liner(196, 150, '#ece5d6', 16),
        ...Array.from({ length: 11 }, (_, index) => {
          const row = index < 4 ? 0 : index < 7 ? 1 : 2;
          const column = row === 0 ? index : row === 1 ? index - 4 + 0.5 : index - 7;
          return round('malabar-nine', 42, {
            turn: 16,
            lift: 0.25,
            at: turnedAt([(column - 1.5) * 45, (row - 1) * 39.5], 16, [0, 0]),
          });
        }),
      ],
      { pitch: 48, fill: 0.9 },
    ],
  ]),
  ...gallery('tags', [
    [
      [
        tag('loom-and-knot', { turn: -26, options: { shape: 'slanted' } }),
        string('#1f5c58', turnedAt([0, -39], -26, [0, 0]), -50, 0.8),
      ],
      { pitch: 46, fill: 0.8 },
    ],
    [
      [
        tag('rosa-and-reed', { turn: -18, at: [-66, 0] }),
        tag('kurinji', { size: [110, 40, 0], turn: 6, at: [0, 6], options: { shape: 'slanted' } }),
        tag('cottonly', { size: [66, 66, 0], turn: 14, at: [68, -14], options: { cornerRadius: 33 } }),
        tag('bharani', { size: [60, 44, 0], turn: -12, at: [64, 60] }),
      ],
      { ...fromAbove, pitch: 50 },
    ],
    [
      [
        tag('wick-and-monsoon', { turn: -22, at: [-32, 0] }),
        tag('wick-and-monsoon', { turn: 18, tilt: [180, 0], at: [46, 12] }),
        string('#d9b25a', turnedAt([0, -39], -22, [-32, 0]), -70, 0.8),
      ],
      { pitch: 46, fill: 0.84 },
    ],
    [
      [
        liner(230, 150, '#f6efdf', -10, [-10, 0]),
        ...Array.from({ length: 6 }, (_, index) =>
          tag('ekdhaga', {
            size: [62, 36, 0],
            turn: -10,
            lift: 0.21,
            caliper: 0.2,
            at: turnedAt([((index % 3) - 1) * 46 - 40, (Math.floor(index / 3) - 0.5) * 70], -10, [-10, 0]),
          }),
        ),
        tag('ekdhaga', { turn: 20, at: [92, 30], lift: 0.3 }),
      ],
      { ...fromAbove, pitch: 46 },
    ],
  ]),
  ...gallery('blister-cards', [
    [
      [
        moved(card('plugworth', [170, 110, 0], { pose: 'standing', turn: -26 }), {}),
        block('#d9b27c', [90, 16, 34], { round: 1, turn: -26, at: turnedAt([0, -17.6], -26, [0, 0]) }),
        ...[0, 1, 2].map((coil) =>
          ring('#3fd49a', 54 - coil * 9, 4, {
            turn: -26,
            tilt: [90, 0],
            at: turnedAt([0, 3 + coil * 3], -26, [0, 0]),
            lift: 27 + coil * 4.5,
            roughness: 0.5,
          }),
        ),
        block('#f1efe8', [14, 24, 8], { turn: -26, round: 1.4, at: turnedAt([4, 12], -26, [0, 0]), lift: 44 }),
        block('#eef3f4', [70, 76, 18], {
          round: 4,
          turn: -26,
          at: turnedAt([0, 9.4], -26, [0, 0]),
          lift: 16,
          roughness: 0.04,
          glass: true,
        }),
      ],
      { pitch: 16, fill: 0.8 },
    ],
    [
      [
        ...blistered(card('lumo', [180, 120, 0], { turn: -14, at: [-96, 0] }), 40, bulb),
        ...blistered(card('torqwell', [140, 100, 0], { turn: 8, at: [30, 24] }), 10, bearing),
        ...blistered(card('tulvira', [130, 80, 0], { turn: 18, at: [130, -20] }), 12, spoon),
      ],
      { pitch: 46, fill: 0.9 },
    ],
    [
      [
        box('blister-card', 'neemra', [180, 104, 0], {
          options: { seal: 'trapped' },
          fold: 0.62,
          pose: 'standing',
          turn: -30,
          caliper: 0.5,
        }),
      ],
      { pitch: 24, fill: 0.8 },
    ],
    [
      [
        ...blistered(card('neemra', [190, 90, 0], { turn: -16, at: [-76, 10], options: brushBlister }), 14, toothbrush),
        cardDrawing({ turn: 10, at: [72, 0] }),
      ],
      { pitch: 48, fill: 0.9 },
    ],
  ]),
  ...gallery('paper-carry-bags', [
    [[...bag('rosa-and-reed', [190, 84, 230], '#8a2438', { turn: 28, at: [0, 0] })], { pitch: 15, fill: 0.86 }],
    [
      [
        ...bag('pallav', [220, 96, 270], '#5a1f2b', { turn: -24, at: [-130, -40] }),
        ...bag('pallav', [160, 72, 200], '#5a1f2b', { turn: -28, at: [50, 0] }),
        ...bag('pallav', [110, 54, 140], '#5a1f2b', { turn: -32, at: [180, 50] }),
      ],
      { pitch: 14, fill: 0.9 },
    ],
    [[box('carry-bag', 'kurinji', [180, 80, 220], { fold: 0.385, turn: -24 })], { pitch: 24, fill: 0.84 }],
    [
      [
        ...bag('ekdhaga', [150, 66, 190], '#b4492f', { turn: -24, at: [-190, 70] }),
        flat(box('carry-bag', 'ekdhaga', [150, 66, 190]), { at: [90, -60], turn: 6 }),
      ],
      { pitch: 32, fill: 0.92 },
    ],
  ]),
];
