/** Heaviest contents that can be given, in g. More is a typing error, or nothing for a box of board. */
export const heaviestContents = 50_000;

/** What to type instead of a weight that can't be read. */
export const contentsUnreadable =
  'Please type the weight in whole grams, such as 320, or with its unit, such as 1.2 kg.';
const noContents = 'Please type a weight of at least 1 g, or leave the field empty.';
const contentsTooHeavy = 'That is more than 50 kg. Please type the weight of what goes into one box.';

/**
 * The weight of a box's contents as people type or paste it: "320", "320 g", "1.2 kg", "0,5 kg", "1,200". A fraction
 * without a unit could mean either, so it is not guessed.
 *
 * @returns whole grams, rounded up; null for an empty field, NaN for anything that isn't a weight
 */
export const contentsIn = (typed: string): number | null => {
  if (typed.trim() === '') return null;
  const [, digits = '', unit = ''] = weight.exec(typed.trim().toLowerCase()) ?? [];
  const number = numberIn(digits.replaceAll(/\s/g, ''));
  if (unit === '' && !Number.isInteger(number)) return Number.NaN;
  // Without the last digits of a binary fraction, which would be rounded up as well.
  return Math.ceil(number * (unit.startsWith('k') ? 1000 : 1) - 1e-6);
};

/** What is wrong with a typed weight of contents. */
export const wrongContents = (typed: string): string | undefined => {
  const grams = contentsIn(typed);
  if (grams === null) return undefined;
  if (Number.isNaN(grams)) return contentsUnreadable;
  if (grams < 1) return noContents;
  return grams > heaviestContents ? contentsTooHeavy : undefined;
};

/** The weight in grams; null if there is none, or if it isn't possible. */
export const goodContents = (typed: string): number | null =>
  wrongContents(typed) === undefined ? contentsIn(typed) : null;

/** The text for the field: digits if a weight was typed, otherwise the typed text unchanged. */
export const contentsAsGrams = (typed: string): string => {
  const grams = goodContents(typed);
  return grams === null ? typed.trim().slice(0, longestContents) : String(grams);
};

/** "320 g", "1.2 kg". */
export const contentsText = (grams: number): string => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);

/** Longest text that is stored as a weight. */
const longestContents = 20;

const weight = /^([\d\s.,]+?)\s*(g|gms?|gr|grams?|kgs?|kilos?|kilograms?)?\.?$/;

/** Digits with commas between groups, as in 1,200 and 1,20,000, or with a point or comma before the fraction. */
const numberIn = (digits: string): number => {
  if (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  return /^(\d+([.,]\d*)?|[.,]\d+)$/.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
};
