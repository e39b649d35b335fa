import { box, moved, reverse, ring, straight } from './pieces.ts';
import type { Item, Scene } from './scene.ts';

const industry = (name: string, items: readonly Item[], rest: Partial<Scene>): Scene => ({
  id: `industry-${name}`,
  shape: 'tile',
  items,
  ...rest,
});

/** The picture of each industry, with its own brands. */
export const industries: readonly Scene[] = [
  industry(
    'beauty',
    [
      reverse('rosa-and-reed', [56, 28, 80], { turn: -22, at: [-62, 26] }),
      reverse('dermacal', [36, 36, 106], { turn: -34, at: [0, -24] }),
      straight('ruh', [72, 72, 62], { turn: 24, at: [70, 44] }),
    ],
    { pitch: 21, fill: 0.86 },
  ),
  industry(
    'medical',
    [
      straight('tulvira', [56, 56, 122], { turn: -30, at: [-56, -20] }),
      reverse('carenza', [75, 18, 95], { turn: -18, at: [34, -6] }),
      straight('palmguard', [120, 36, 64], { pose: 'lying', turn: -12, at: [40, 84] }),
    ],
    { pitch: 22, fill: 0.86 },
  ),
  industry(
    'food',
    [
      straight('anjali-masala', [72, 36, 115], { turn: -24, at: [-70, -20] }),
      straight('thenkadu', [62, 62, 82], { turn: -34, at: [6, 30] }),
      reverse('nilgiri-first-flush', [70, 50, 110], { turn: 28, at: [82, -20] }),
    ],
    { pitch: 18, fill: 0.86 },
  ),
  industry(
    'consumer',
    [
      straight('papyra', [112, 112, 90], { turn: -26, at: [-50, 0] }),
      straight('lumo', [58, 58, 104], { turn: -32, at: [60, 14] }),
      straight('rummy-club', [58, 18, 89], { pose: 'lying', turn: 34, at: [24, 98] }),
    ],
    { pitch: 24, fill: 0.86 },
  ),
  industry(
    'industrial',
    [
      straight('torqwell', [82, 20, 82], { turn: -26, at: [-46, 0] }),
      reverse('voltline', [88, 22, 85], { turn: -34, at: [52, -26] }),
      straight('torqwell', [54, 17, 54], { pose: 'lying', turn: 20, at: [46, 50] }),
      ring('#a9a9a6', 48, 6, { at: [-16, 62], metallic: true, roughness: 0.2 }),
    ],
    { pitch: 24, fill: 0.84 },
  ),
  industry(
    'apparel',
    [
      box('base-and-lid', 'ekdhaga', [180, 130, 40], { turn: -26, at: [-20, -20] }),
      moved(straight('cottonly', [115, 15, 115]), { pose: 'lying', turn: -12, at: [-26, -22], lift: 43.5 }),
      straight('loom-and-knot', [90, 30, 160], { turn: -34, at: [122, -10] }),
      box('tag', 'ekdhaga', [80, 45, 0], { pose: 'lying', turn: 18, at: [70, 92], caliper: 0.6 }),
    ],
    { pitch: 24, fill: 0.86 },
  ),
];
