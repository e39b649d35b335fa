import { quantityIn, quantityUnreadable } from '../kernel/quantity.ts';
import type { Rule } from '../kernel/rules.ts';

/** Longer and shorter edge of the largest sticker, in mm: the cutting area of a sheet. */
export const largestSticker = { length: 455, width: 302 } as const;

/** The largest quantity sold online. */
export const mostStickers = 1_000_000;

/** Id of the catalogue item under which stickers are ordered. */
export const stickerItem = 196;

/** Quantities of the price ladder. */
export const stickerLadder = [100, 200, 300, 500, 1000, 2000, 5000, 10_000] as const;

interface StickerSize {
  readonly length: number;
  readonly width: number;
}

/** Document 3, section 5: the first broken rule in this order is shown. */
export const stickerSizeRules: readonly Rule<StickerSize>[] = [
  { field: 'width', text: 'Width must be 455 mm or less.', fails: ({ width }) => width > 455 },
  { field: 'length', text: 'Length must be 455 mm or less.', fails: ({ length }) => length > 455 },
  {
    field: 'length',
    text: 'Length must be 302 mm or less.',
    fails: ({ length, width }) => width === 455 && length > 302,
  },
  {
    field: 'width',
    text: 'Width must be 302 mm or less.',
    fails: ({ length, width }) => length === 455 && width > 302,
  },
  {
    field: 'length',
    text: 'Maximum size should be 455x302 or vice versa',
    fails: ({ length, width }) => length > 302 && width > 302,
  },
];

/** Shown when the field loses the focus with too few: "Min quantity should be 100", where 100 is a setting. */
export const tooFewStickers = (minimum: number): string => `Min quantity should be ${minimum}`;

/** What is wrong with a quantity once typing has ended; undefined for an empty field. */
export const wrongStickers = (quantity: string, minimum: number): string | undefined => {
  const count = quantityIn(quantity);
  if (Number.isNaN(count)) return quantityUnreadable;
  return count !== null && count < minimum ? tooFewStickers(minimum) : undefined;
};

/** What a sticker's price depends on. Empty fields are null; text that isn't a number is NaN. */
export interface StickerChoice {
  readonly quantity: number | null;
  readonly shape: string;
  readonly length: number | null;
  readonly width: number | null;
  readonly material: string;
}

const isMissing = (side: number | null) => side === null || !(side > 0);

/** "Minimum number of quantity 100", where 100 is a company setting. */
const quantityRule = (minimum: number): Rule<StickerChoice> => ({
  field: 'quantity',
  text: `Minimum number of quantity ${minimum}`,
  // Also fails when no quantity was typed.
  fails: ({ quantity }) => !(quantity !== null && quantity >= minimum),
});

const choiceRules = (minimum: number): readonly Rule<StickerChoice>[] => [
  { field: 'shape', text: 'Please select shape', fails: ({ shape }) => shape === '' },
  {
    field: 'length',
    text: 'Please enter/select size',
    fails: ({ length, width }) => isMissing(length) || isMissing(width),
  },
  { field: 'quantity', text: 'Please enter quantity', fails: ({ quantity }) => quantity === null },
  { field: 'material', text: 'Please select material', fails: ({ material }) => material === '' },
  {
    field: 'quantity',
    text: tooFewStickers(minimum),
    fails: ({ quantity }) => quantity === null || quantity < minimum,
  },
];

const sizeRules: readonly Rule<StickerChoice>[] = stickerSizeRules.map(({ field, text, fails }) => ({
  field,
  text,
  fails: ({ length, width }) => length !== null && width !== null && fails({ length, width }),
}));

/** Checks of the fields that a price needs, in the order of the Order Now button; then of the size. */
export const stickerPriceRules = (minimum: number): readonly Rule<StickerChoice>[] => [
  quantityRule(minimum),
  ...choiceRules(minimum),
  ...sizeRules,
];

export interface StickerForm extends StickerChoice {
  readonly terms: boolean;
}

/** The Order Now button's checks, in this order; each failure is a toast. */
export const stickerOrderRules = (minimum: number): readonly Rule<StickerForm>[] => [
  quantityRule(minimum) as Rule<StickerForm>, // reads a subset of these fields, as do the rules below
  { field: 'terms', text: 'Please accept the terms and conditions.', fails: ({ terms }) => !terms },
  ...(choiceRules(minimum) as readonly Rule<StickerForm>[]),
  ...(sizeRules as readonly Rule<StickerForm>[]),
];
