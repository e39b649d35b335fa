import type { BoxStyle } from '../style.ts';
import { carryBag } from './carry-bag.ts';
import { rigidBox } from './rigid-box.ts';

/** Boxes and bags of paper or wrapped in paper, in the order of the shop. */
export const wrappedStyles: readonly BoxStyle[] = [rigidBox, carryBag];
