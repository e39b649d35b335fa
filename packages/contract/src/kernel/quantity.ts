import { plainDigits } from './digits.ts';

/** What to type instead of a quantity that can't be read. */
export const quantityUnreadable = 'Please enter the quantity in digits, such as 12,500.';

/** Digits alone, or in groups with one kind of separator: groups of three (1,250,000), or as in India (12,50,000). */
const written = /^(?:\d+|\d{1,3}(?:([,\s])\d{3})(?:\1\d{3})*|\d{1,2}(?:([,\s])\d{2})(?:\2\d{2})*\2\d{3})$/;

/** A whole number as messages write it, with Indian grouping: "1,00,000". `Intl` would delay the start of a page. */
export const quantityText = (count: number): string => String(count).replace(/\B(?=(\d\d)*\d{3}(?!\d))/g, ',');

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

/**
 * A number with at most `decimals` decimals as people type or paste it: groups as in a quantity, then a point. A comma
 * is never a decimal sign, because "18000,50" without its comma would be a hundred times as much.
 *
 * @returns digits and a point, as "18000.50"; null for an empty field and for anything else
 */
export const decimalIn = (typed: string, decimals: number): string | null => {
  const [whole = '', fraction, ...rest] = plainDigits(typed).trim().split('.');
  const number = quantityIn(whole);
  if (number === null || !Number.isSafeInteger(number) || /\s$/.test(whole) || rest.length > 0) return null;
  if (fraction === undefined) return String(number);
  return /^\d+$/.test(fraction) && fraction.length <= decimals ? `${number}.${fraction}` : null;
};

/** What to type instead of an amount that can't be read. */
export const amountUnreadable = (what = 'the amount'): string =>
  `Please enter ${what} in rupees, with a point before the paise, such as 12,500 or 12,500.50.`;

/**
 * An amount as people type or paste it, with or without "₹" or "Rs.", in paise.
 *
 * @returns null for an empty field, NaN for anything that isn't an amount
 */
export const paiseIn = (typed: string): number | null => {
  if (typed.trim() === '') return null;
  const text = decimalIn(typed.replace(/^\s*(?:₹|rs\.?)/i, ''), 2);
  if (text === null) return Number.NaN;
  const [rupees, paise = ''] = text.split('.');
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
};
