import type { Paise } from './paise.ts';
import { formatCount } from './rupees.ts';

/** The price of one piece of a line, for display. The line's amount is the price; this is derived from it. */
export interface UnitPrice {
  /** "₹9.30" or "₹9.0412". */
  readonly text: string;
  /** The same in rupees, with at most four decimals. */
  readonly rupees: number;
  /**
   * Whether quantity × unit price is another amount, so that the line must say "about": boxes that were priced before
   * engine 6.0.0, stickers before 8.0.0, and amounts that were agreed for the whole until then.
   */
  readonly isAbout: boolean;
}

/** The price of a piece, with two to four decimals as multiplying needs; about that if four aren't enough. */
export function unitPriceOf(amount: Paise, quantity: number): UnitPrice {
  const count = BigInt(quantity);
  for (const decimals of [2, 3, 4]) {
    const scale = 10n ** BigInt(decimals - 2);
    const unit = halfUp(BigInt(amount) * scale, count);
    const isExact = halfUp(unit * count, scale) === BigInt(amount);
    if (isExact || decimals === 4) {
      return { text: rupees(unit, decimals), rupees: Number(unit) / 10 ** decimals, isAbout: !isExact };
    }
  }
  throw new Error('unreachable: the loop ends with four decimals');
}

/** "₹9.15", or "about ₹9.0412" where it doesn't multiply up. */
export function formatUnitPrice(amount: Paise, quantity: number): string {
  const { text, isAbout } = unitPriceOf(amount, quantity);
  return isAbout ? `about ${text}` : text;
}

const halfUp = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);

function rupees(unit: bigint, decimals: number): string {
  const digits = String(unit).padStart(decimals + 1, '0');
  return `₹${formatCount(Number(digits.slice(0, -decimals)))}.${digits.slice(-decimals)}`;
}
