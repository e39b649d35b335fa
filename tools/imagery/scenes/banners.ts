import { bagHandle, box, flat, moved, reverse, straight } from './pieces.ts';
import type { Scene } from './scene.ts';

const kurinji = straight('kurinji', [84, 56, 132], { turn: -30, at: [-128, 10] });
const gully = straight('gully', [52, 42, 104], { turn: -26, at: [8, 52] });
const papyra = straight('papyra', [112, 112, 96], { turn: 26, at: [-12, -62] });

const bakery = straight('maska', [100, 60, 120], { turn: -30 });
/** A half-erected carton: walls half folded, its bottom closed, its lid still flat. */
const halfOpen = {
  left: 0.5,
  back: 0.72,
  right: 0.44,
  topLid: -0.05,
  topTuck: 0.05,
  topDustLeft: -0.1,
  topDustRight: -0.1,
};

/** The wide pictures of the home page and of sections. */
export const banners: readonly Scene[] = [
  {
    id: 'banner-1',
    shape: 'banner',
    pitch: 21,
    fill: 0.88,
    samples: 24,
    items: [kurinji, papyra, moved(gully, { at: [64, 44] }), flat(kurinji, { at: [196, -96], turn: 12 })],
  },
  {
    id: 'banner-2',
    shape: 'banner',
    pitch: 27,
    fill: 0.9,
    items: [
      moved(bakery, { at: [170, 50] }),
      moved(bakery, { at: [0, 10], turn: -16, folded: halfOpen }),
      flat(bakery, { at: [-280, -40], turn: 4 }),
    ],
  },
  {
    id: 'banner-3',
    shape: 'banner',
    pitch: 15,
    fill: 0.86,
    items: [
      straight('bharani', [70, 70, 108], { turn: -28, at: [-170, 0] }),
      straight('maska', [110, 70, 86], { turn: -22, at: [-56, 34] }),
      reverse('kokko-72', [72, 14, 150], { turn: -34, at: [34, -30] }),
      straight('gully', [52, 42, 104], { turn: -24, at: [108, 26] }),
      straight('tiffin-route', [120, 24, 165], { turn: -32, at: [196, -40] }),
    ],
  },
  {
    id: 'banner-4',
    shape: 'banner',
    pitch: 24,
    fill: 0.88,
    items: [
      box('rigid-box', 'lagan', [170, 170, 46], { turn: -28, at: [-120, 0] }),
      box('carry-bag', 'pallav', [180, 80, 220], { turn: -24, at: [60, -60] }),
      ...bagHandle('#5a1f2b', [180, 80, 220], { turn: -24, at: [60, -60] }),
      box('drawer', 'ruh', [110, 78, 26], { turn: 20, at: [160, 60], shifts: { 0: [40, 0, 0] } }),
      box('tag', 'ekdhaga', [90, 50, 0], { pose: 'lying', turn: -20, at: [30, 96], caliper: 0.6 }),
    ],
  },
];
