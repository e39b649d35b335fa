import { type Coupon, type CouponMisfit, type Discount, type Paise, withCoupon } from '@boxwright/money';
import { discountableParts } from '../goods/discounts-on.ts';
import type { PricedGoods } from '../goods/goods.ts';

/** A priced line with what price lists take off it. */
interface LineToDiscount {
  readonly priced: PricedGoods | null;
  readonly amount: Paise;
  readonly discounts: readonly Discount[];
}

interface Discounted<Line> {
  readonly lines: readonly Line[];
  /** Why the coupon takes nothing off; null when it does, and without a coupon. */
  readonly misfit: CouponMisfit | null;
}

/** The lines of a cart with what a coupon takes off, beside their price lists or instead of them. */
export function discountLines<Line extends LineToDiscount>(
  lines: readonly Line[],
  coupon: Coupon | null,
): Discounted<Line> {
  if (coupon === null) return { lines, misfit: null };
  const { lines: discounts, misfit } = withCoupon(
    lines.map(({ priced, amount, discounts }) => ({
      goods: amount,
      parts: priced ? discountableParts(priced) : [],
      discounts,
    })),
    coupon,
  );
  return { lines: lines.map((line, index) => ({ ...line, discounts: discounts[index] ?? [] })), misfit };
}
