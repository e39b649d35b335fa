import type { StickerPriceRow, StickerStepRow } from '@boxwright/contract';
import { formatCount, formatRupees, paise, unitPriceOf } from '@boxwright/money';

export const freeShipping = 'Free Shipping Anywhere in India';

/** "₹120 for 100": the starting price, in rupees, of the smallest quantity that is sold. */
export const startingWords = (price: number, least: number): string =>
  `${formatRupees(paise(Math.round(price * 100))).replace(/\.00$/, '')} for ${formatCount(least)}`;

/** "₹2.4475": the price of one, with two to four decimals; a dash while it isn't known. */
export const unitWords = (price: Pick<StickerPriceRow | StickerStepRow, 'unitCost'> | null): string =>
  price === null ? '—' : unitPriceOf(paise(Math.round(price.unitCost * 100 * pieces)), pieces).text;

/** A quantity whose price is always a whole number of paise. */
const pieces = 10_000;
