import { ball, block, type Contents, cylinder, ring, turnedAt } from './pieces.ts';
import type { Item } from './scene.ts';

/** Two races and what runs between them, lying. */
export const ballBearing = (at: readonly [number, number], across = 36, lift = 0): Item[] => {
  const part = across / 36;
  const steel = { at, lift, metallic: true, roughness: 0.2 };
  return [
    ring('#a9a9a6', 32 * part, 4 * part, steel),
    ring('#a9a9a6', 16 * part, 4 * part, steel),
    ...Array.from({ length: 9 }, (_, index) => {
      const place = turnedAt([12 * part, 0], index * 40, at);
      return ball('#cfcfcc', 5 * part, { at: place, lift, metallic: true, roughness: 0.12 });
    }),
  ];
};

export const bearing: Contents = (at, _, lift) => ballBearing(at, 48, lift);

/** A bulb on its side, its cap towards the card's foot. */
export const bulb: Contents = (at, turn, lift) => [
  ball('#fbf7ec', 38, { at: turnedAt([0, -14], turn, at), lift, roughness: 0.4 }),
  cylinder('#f4efe4', 24, 18, { at: turnedAt([0, 22], turn, at), turn, tilt: [-90, 0], lift: lift + 7, round: 2 }),
  cylinder('#b9bcbd', 20, 16, {
    at: turnedAt([0, 36], turn, at),
    turn,
    tilt: [-90, 0],
    lift: lift + 9,
    metallic: true,
    roughness: 0.3,
  }),
];

/** A coiled cable and its plug. */
export const cable: Contents = (at, turn, lift) => [
  ...[0, 1, 2, 3].map((coil) =>
    ring('#3fd49a', 46 - (coil % 2) * 9, 4, { at, lift: lift + Math.floor(coil / 2) * 4, roughness: 0.5 }),
  ),
  block('#f1efe8', [14, 7, 22], { at: turnedAt([6, 4], turn, at), turn: turn + 20, lift: lift + 8, round: 1.4 }),
];

/** A toothbrush, its bristles up. */
export const toothbrush: Contents = (at, turn, lift) => [
  block('#f0857a', [9, 4.5, 112], { at, turn, lift, round: 1.4, roughness: 0.35 }),
  block('#f7f3ea', [9, 9, 24], { at: turnedAt([0, -42], turn, at), turn, lift: lift + 4, round: 1.1, roughness: 0.9 }),
];

/** A measuring spoon for syrup. */
export const spoon: Contents = (at, turn, lift) => [
  cylinder('#f3f0ea', 24, 9, { at: turnedAt([0, -16], turn, at), lift, round: 2, roughness: 0.35 }),
  block('#f3f0ea', [8, 3, 46], { at: turnedAt([0, 14], turn, at), turn, lift: lift + 5, round: 1, roughness: 0.35 }),
];
