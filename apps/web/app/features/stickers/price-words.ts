import type { StickerPriceRow, StickerStepRow } from '@boxwright/contract';

export const freeShipping = 'Free Shipping Anywhere in India';

/** "₹2.4475": the price of one, with two to four decimals; a dash while it isn't known. */
export const unitWords = (price: Pick<StickerPriceRow | StickerStepRow, 'unitCost'> | null): string =>
  price === null ? '—' : `₹${rupees.format(price.unitCost)}`;

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
