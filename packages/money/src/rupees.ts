import { type Paise, paise } from './paise.ts';

/** Rupees with two decimals and no grouping, as the wire and the payment gateway expect: "1180.00". */
export function toRupees(amount: Paise): string {
  const { sign, whole, hundredths } = partsOf(amount);
  return `${sign}${whole}.${hundredths}`;
}

/**
 * Reads rupees exactly: "1180", "1180.5", "-3.07", 1180.1. Grouping commas, currency signs and exponents are refused.
 * @throws RangeError for more than two decimals, NaN, or anything that isn't a plain decimal number
 */
export function parseRupees(rupees: string | number): Paise {
  // The shortest decimal that reads back as the same number is what the sender wrote.
  const text = typeof rupees === 'number' ? String(rupees) : rupees.trim();
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new RangeError(`Not an amount in rupees with at most two decimals: ${text}`);
  const [, sign = '', whole = '', fraction = ''] = match;
  return paise((sign ? -1 : 1) * (Number(whole) * 100 + Number(fraction.padEnd(2, '0'))));
}

/** For display: "₹1,23,45,678.90". Indian grouping, always two decimals, the minus before the ₹. */
export function formatRupees(amount: Paise): string {
  const { sign, whole, hundredths } = partsOf(amount);
  return `${sign}₹${formatCount(whole)}.${hundredths}`;
}

/**
 * A whole number with Indian grouping: 1,00,000. Not with `Intl`, whose first formatter holds a page up longer than any other
 * part of its start (15 ms, four times that on a phone).
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d\d)*\d{3}(?!\d))/g, ',');
}

/** A number of pieces: "1 piece", "1,00,000 pieces". */
export const formatPieces = (count: number): string => `${formatCount(count)} ${count === 1 ? 'piece' : 'pieces'}`;

function partsOf(amount: Paise) {
  const size = Math.abs(amount);
  const hundredths = String(size % 100).padStart(2, '0');
  return { sign: amount < 0 ? '-' : '', whole: Math.floor(size / 100), hundredths };
}
