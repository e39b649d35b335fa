import { type Box, drawBox, type Options } from '@boxwright/dieline';

/** A box of a style with a suitable size and brand. */
export interface Example {
  readonly style: string;
  readonly brand: string;
  /** Length, width, height and caliper in millimetres. */
  readonly size: readonly [length: number, width: number, height: number, caliper: number];
  readonly options?: Options;
}

export const examples: readonly Example[] = [
  { style: 'rigid-box', brand: 'raat-rani', size: [120, 120, 60, 2] },
  { style: 'carry-bag', brand: 'pallav', size: [260, 110, 340, 0.2] },
  { style: 'rigid-box', brand: 'lagan', size: [240, 240, 50, 2] },
  { style: 'drawer', brand: 'ruh', size: [180, 110, 40, 0.5] },
  { style: 'base-and-lid', brand: 'bittermoon', size: [180, 130, 40, 0.5] },
  { style: 'straight-tuck-end', brand: 'tiny-tracks', size: [160, 70, 210, 0.5], options: { window: true } },
  { style: 'blister-card', brand: 'neemra', size: [240, 80, 0, 0.5] },
  { style: 'tag', brand: 'ekdhaga', size: [100, 55, 0, 0.5] },
  { style: 'label-rectangular', brand: 'bharani', size: [140, 70, 0, 0.1] },
  { style: 'label-rectangular', brand: 'gully', size: [150, 80, 0, 0.1] },
  { style: 'label-round', brand: 'gully', size: [80, 80, 0, 0.1] },
  { style: 'gusset', brand: 'maska', size: [150, 80, 210, 0.4] },
  { style: 'roll-end-tray', brand: 'maska', size: [220, 150, 60, 0.5] },
  { style: 'display', brand: 'chabbo', size: [160, 90, 110, 0.5] },
  { style: 'sleeve', brand: 'parat', size: [150, 45, 190, 0.4] },
  { style: 'hinged-lid', brand: 'kurinji', size: [190, 120, 60, 0.5] },
  { style: 'straight-tuck-end', brand: 'tulvira', size: [58, 58, 150, 0.4] },
  { style: 'seal-end', brand: 'papyra', size: [220, 110, 75, 0.4] },
  { style: 'straight-tuck-end', brand: 'rosa-and-reed', size: [62, 32, 92, 0.4] },
  { style: 'straight-tuck-end', brand: 'oud-kalyani', size: [60, 40, 250, 0.4] },
  { style: 'reverse-tuck-end', brand: 'dermacal', size: [45, 45, 120, 0.4] },
  { style: 'snap-lock-bottom', brand: 'lumo', size: [70, 70, 120, 0.4] },
  { style: 'auto-lock-bottom', brand: 'anjali-masala', size: [90, 45, 140, 0.4] },
  { style: 'seal-end', brand: 'millet-morning', size: [140, 50, 200, 0.4] },
  { style: 'sleeve', brand: 'tiffin-route', size: [120, 40, 170, 0.4] },
  { style: 'roll-end-tray', brand: 'thenkadu', size: [200, 140, 50, 0.5] },
  { style: 'base-and-lid', brand: 'kokko-72', size: [180, 120, 50, 0.5] },
  { style: 'hinged-lid', brand: 'nilgiri-first-flush', size: [160, 110, 60, 0.5] },
  { style: 'drawer', brand: 'minara', size: [160, 110, 45, 0.5] },
  { style: 'gusset', brand: 'mithai-house', size: [140, 70, 180, 0.4] },
  { style: 'pillow-box', brand: 'chudi-lane', size: [120, 100, 36, 0.4] },
  { style: 'display', brand: 'chudi-lane', size: [150, 80, 120, 0.4] },
  { style: 'rigid-box', brand: 'wick-and-monsoon', size: [160, 160, 60, 2] },
  { style: 'carry-bag', brand: 'loom-and-knot', size: [250, 100, 320, 0.2] },
  { style: 'tag', brand: 'cottonly', size: [90, 50, 0, 0.4] },
  { style: 'blister-card', brand: 'plugworth', size: [200, 130, 0, 0.5] },
  { style: 'label-rectangular', brand: 'mukil-eleven', size: [100, 70, 0, 0.1] },
  { style: 'label-round', brand: 'malabar-nine', size: [90, 90, 0, 0.1] },
];

/** Draws a box; throws if the request is invalid, which is a bug of the example. */
export function boxNamed(style: string, [length, width, height, caliper]: Example['size'], options: Options = {}): Box {
  const drawn = drawBox(style, { length, width, height, caliper, options });
  if (!drawn.ok) throw new RangeError(`${style}: ${drawn.problem.text}`);
  return drawn.box;
}
