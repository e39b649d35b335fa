import { type Paise, paise } from './paise.ts';

const groupedCount = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Rupees with two decimals and no grouping, as the wire and the payment gateway want them: "1180.00". */
export function toRupees(amount: Paise): string {
  const size = Math.abs(amount);
  const cents = String(size % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${Math.floor(size / 100)}.${cents}`;
}

/**
 * Reads rupees exactly: "1180", "1180.5", "-3.07", 1180.1. Grouping commas, signs of currency and exponents are refused.
 * @throws RangeError for more than two decimals, NaN, or anything that is no plain decimal number
 */
export function parseRupees(rupees: string | number): Paise {
  // The shortest decimal that reads back as the same number is what the sender wrote.
  const text = typeof rupees === 'number' ? String(rupees) : rupees.trim();
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new RangeError(`Not an amount in rupees with at most two decimals: ${text}`);
  const [, sign = '', whole = '', fraction = ''] = match;
  return paise((sign ? -1 : 1) * (Number(whole) * 100 + Number(fraction.padEnd(2, '0'))));
}

/** For eyes: "₹1,23,45,678.90", Indian grouping, always two decimals; a negative amount has its minus before the sign. */
export function formatRupees(amount: Paise): string {
  const [whole = '0', cents = '00'] = toRupees(paise(Math.abs(amount))).split('.');
  return `${amount < 0 ? '-' : ''}₹${groupedCount.format(Number(whole))}.${cents}`;
}

/** A count with Indian grouping: 1,00,000. */
export function formatCount(count: number): string {
  return groupedCount.format(count);
}
