import { allocate } from '../allocate.ts';
import { add, bps, type Paise, paise, subtract } from '../paise.ts';
import { percentOf } from '../rounding.ts';
import { type Discount, type DiscountedKind, type GoodsPart, mostOff } from './discount.ts';

/** What a coupon takes off, before tax. */
export interface Coupon {
  readonly id: number;
  readonly code: string;
  /** A share of the goods, or null for a fixed amount. */
  readonly percentBps: number | null;
  readonly amountPaise: number | null;
  /** Goods of the whole order before discount and tax, from which it applies. */
  readonly leastPaise: number;
  readonly kinds: readonly DiscountedKind[];
  /** Whether it is taken off beside a price list; otherwise the buyer gets the better of both. */
  readonly isCombinable: boolean;
}

/** An item of a cart, as a coupon sees it. */
export interface DiscountedLine {
  /** Before discount and tax. */
  readonly goods: Paise;
  /** None for goods at an agreed price, from which nothing more is taken off. */
  readonly parts: readonly GoodsPart[];
  /** What price lists take off. */
  readonly discounts: readonly Discount[];
}

/** Why a coupon takes nothing off a cart, whoever its buyer is. */
export type CouponMisfit = 'below-least' | 'no-such-goods' | 'price-list-better';

/**
 * The discounts of each line with a coupon; or the same as before, with the reason. A fixed amount is shared among the
 * goods in proportion, and takes at most nine tenths of them.
 */
export function withCoupon(
  lines: readonly DiscountedLine[],
  coupon: Coupon,
): { readonly lines: readonly (readonly Discount[])[]; readonly misfit: CouponMisfit | null } {
  const without = (misfit: CouponMisfit) => ({ lines: lines.map(({ discounts }) => discounts), misfit });
  if (add(...lines.map(({ goods }) => goods)) < coupon.leastPaise) return without('below-least');
  const taken = couponDiscounts(lines, coupon);
  if (sumOf(taken.flat()) === 0) return without('no-such-goods');
  if (coupon.isCombinable) {
    return { lines: lines.map(({ discounts }, index) => [...discounts, ...(taken[index] ?? [])]), misfit: null };
  }
  const isBetter = sumOf(taken.flat()) > sumOf(lines.flatMap(({ discounts }) => discounts));
  return isBetter ? { lines: taken, misfit: null } : without('price-list-better');
}

/** What discounts take off together. */
export const sumOf = (discounts: readonly Discount[]): Paise => add(...discounts.map(({ amount }) => amount));

function couponDiscounts(lines: readonly DiscountedLine[], coupon: Coupon): readonly (readonly Discount[])[] {
  const bases = lines.map(({ parts, discounts }) =>
    parts
      .filter(({ kind }) => coupon.kinds.includes(kind))
      .map(({ kind, amount }) => {
        const listed = coupon.isCombinable ? sumOf(discounts.filter(({ part }) => part === kind)) : paise(0);
        return { part: kind, base: subtract(amount, listed) };
      }),
  );
  const amounts = amountsOf(
    bases.flat().map(({ base }) => base),
    coupon,
  );
  const rate = coupon.percentBps === null ? null : bps(coupon.percentBps);
  let next = 0;
  return bases.map((parts) =>
    parts.flatMap(({ part }): Discount[] => {
      const amount = amounts[next++] ?? paise(0);
      return amount === 0 ? [] : [{ source: 'coupon', id: coupon.id, name: coupon.code, part, rate, amount }];
    }),
  );
}

function amountsOf(bases: readonly Paise[], { percentBps, amountPaise }: Coupon): readonly Paise[] {
  if (bases.length === 0) return [];
  if (percentBps !== null) return bases.map((base) => percentOf(base, bps(percentBps)));
  const most = Math.floor((add(...bases) * mostOff) / 10_000);
  return allocate(paise(Math.min(amountPaise ?? 0, most)), bases);
}
