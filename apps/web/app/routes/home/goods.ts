import type { Size } from '@boxwright/dieline';
import type { BoxChoice, OwnSize } from '../../features/configurator/box-choice.ts';
import { sizeIn } from '../../features/configurator/own-size.ts';
import type { DrawnBox } from '../../features/dieline/draw-printed.ts';

/** What visitors pack most, each with the category that sells its box. The first one is shown at first. */
export const goodsInBoxes = [
  { id: 'soap', name: 'Soap', route: 'soap-box', place: 1 },
  { id: 'serum', name: 'Serum', route: 'dropper-bottle-box', place: 2 },
  { id: 'tea', name: 'Tea', route: 'tea-packing-box', place: 1 },
  { id: 'tablets', name: 'Tablets', route: 'bandage-box', place: 0 },
  { id: 'chocolate', name: 'Chocolate', route: 'chocolate-bar-box', place: 2 },
  { id: 'spices', name: 'Spices', route: 'masala-packing-box', place: 1 },
  { id: 'candles', name: 'Candles', route: 'candle-box', place: 1 },
] as const;

/** What goes into a box, with the box that it is sold in. */
export interface Goods {
  readonly id: string;
  readonly name: string;
  readonly route: string;
  readonly variantId: number;
  readonly style: string;
  readonly size: OwnSize;
  /** The brand whose print its drawings show; null without one. */
  readonly look: string | null;
}

/** The drawing of a choice, and what it was drawn from. */
export interface DrawnChoice {
  readonly key: string;
  readonly box: DrawnBox;
  /** The address of its print; null without one. */
  readonly print: string | null;
}

/** The sides in mm, read as the price reads them; null while one isn't a number. */
export const sidesOf = (size: OwnSize): Size | null => {
  const read = sizeIn(size);
  return Object.values(read).every((side) => side > 0 && side < 2000) ? read : null;
};

/** Prints are drawn in whole millimetres, and stretched onto the box. */
export const printOf = ({ style, look }: Pick<Goods, 'style' | 'look'>, size: BoxChoice['ownSize']): string | null => {
  const sides = size && sidesOf(size);
  if (look === null || sides === null) return null;
  const whole = [sides.length, sides.width, sides.height].map(Math.round).join('x');
  return `/pictures/box/${style}/${whole}.svg?look=${look}&view=print`;
};

/** What a drawing depends on. */
export const keyOf = ({ style, look }: Pick<Goods, 'style' | 'look'>, size: OwnSize, caliper: number): string =>
  [style, look, size.length, size.width, size.height, caliper].join(' ');
