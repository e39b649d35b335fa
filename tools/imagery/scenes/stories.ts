import { rect, words } from './lettering.ts';
import { box, flat, halfFolded, moved, open, reverse, straight, turnedAt } from './pieces.ts';
import type { Scene } from './scene.ts';

const serum = reverse('dermacal', [44, 44, 112], { turn: -30 });

/** The pictures that articles and the notice of the minimum order open with. */
export const stories: readonly Scene[] = [
  {
    id: 'minimum-order',
    shape: 'tile',
    pitch: 22,
    fill: 0.86,
    items: [
      ...Array.from({ length: 14 }, (_, index) => {
        const [row, column] = index < 8 ? [0, index] : [1, index - 8];
        return straight('unprinted', [46, 36, 62], {
          board: 'kraft',
          finish: 'bare',
          turn: -28 + ((index * 7) % 5) - 2,
          at: [
            -116 + (column % 4) * 53 + row * 14 + Math.floor(column / 4) * 26,
            -64 + (column % 4) * 28 - Math.floor(column / 4) * 46,
          ],
          lift: row * 63.6,
        });
      }),
      straight('unprinted', [84, 50, 84], { turn: -28, at: [66, 74] }),
      {
        kind: 'sheet',
        width: 84,
        depth: 60,
        thickness: 0.2,
        board: 'paper',
        finish: 'matt',
        tilt: [90, 0],
        turn: -28,
        at: turnedAt([0, 25.7], -28, [66, 74]),
        lift: 12,
        print:
          rect(0, 0, 84, 60, '#d8432b') +
          words({ face: 'fat', text: '1,000', x: 42, y: 36, height: 20, within: 72, colour: '#fff6e6' }) +
          words({
            face: 'text',
            text: 'PIECES',
            x: 42,
            y: 49,
            height: 5,
            within: 60,
            colour: '#fff6e6',
            tracking: 200,
          }),
      },
    ],
  },
  {
    id: 'blog-what-is-mono-carton',
    shape: 'tile',
    pitch: 30,
    fill: 0.86,
    items: [moved(serum, { at: [-64, 24] }), halfFolded(serum, 0.06, { at: [52, -66], turn: 20 })],
  },
  {
    id: 'blog-what-are-the-various-types-of-folding-boxes',
    shape: 'tile',
    pitch: 24,
    fill: 0.88,
    items: [
      straight('kurinji', [70, 46, 110], { turn: -26, at: [-110, -30] }),
      box('base-and-lid', 'bittermoon', [130, 100, 28], { turn: -30, at: [26, -46] }),
      box('drawer', 'ruh', [100, 70, 24], { turn: 22, at: [-22, 76], shifts: { 0: [40, 0, 0] } }),
      box('sleeve', 'parat', [90, 28, 120], { pose: 'lying', turn: 36, at: [138, 40] }),
    ],
  },
  {
    id: 'blog-benefits-of-folding-cartons-for-businesses-and-consumers',
    shape: 'tile',
    pitch: 22,
    fill: 0.86,
    items: [
      open(straight('maska', [110, 70, 90], { turn: -24 }), { at: [-40, 0] }),
      moved(straight('maska', [110, 70, 90]), { turn: 30, at: [96, -50] }),
      flat(straight('maska', [110, 70, 90]), { at: [0, -170], turn: 6 }),
    ],
  },
];
