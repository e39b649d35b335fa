import { plainDigits } from './digits.ts';

/** Says what to type where a quantity can't be read. */
export const quantityUnreadable = 'Please enter the quantity in digits, such as 12,500.';

/** Digits alone, or in groups by one kind of separator: of three (1,250,000), or as in India (12,50,000). */
const written = /^(?:\d+|\d{1,3}(?:([,\s])\d{3})(?:\1\d{3})*|\d{1,2}(?:([,\s])\d{2})(?:\2\d{2})*\2\d{3})$/;

/**
 * A quantity as people type or paste it: digits of any script, with commas or spaces between groups. Nothing is cut or
 * guessed: "20,00" may be meant as 20 or as 2,000.
 *
 * @returns null for an empty field, NaN for anything that isn't a quantity
 */
export const quantityIn = (typed: string): number | null => {
  const text = plainDigits(typed).trim();
  if (/^[\s,]*$/.test(text)) return null;
  return written.test(text) ? Number(text.replace(/[\s,]/g, '')) : Number.NaN;
};
