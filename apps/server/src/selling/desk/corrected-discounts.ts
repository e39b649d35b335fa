import { allocate, bps, goodsParts, mostOff, paise, percentOf } from '@boxwright/money';
import type { OrderDiscount, OrderLine } from '@boxwright/storage';

type Line = Pick<OrderLine, 'kind' | 'hsn' | 'goodsPaise' | 'breakdown'>;

/**
 * The discounts of an order whose lines have other prices now: the rates that it was ordered at, of the new prices; and
 * fixed amounts as they were, shared anew among their goods, of which they take at most nine tenths, as when they were
 * entered.
 */
export function correctedDiscounts(discounts: readonly OrderDiscount[], lines: readonly Line[]): OrderDiscount[] {
  const listed = discounts
    .filter(({ source }) => source === 'price-list')
    .map((each) => atRate(each, baseOf(each, lines, [])));
  const coupons = discounts.filter(({ source }) => source === 'coupon');
  const shares = coupons.map((each) => atRate(each, baseOf(each, lines, listed)));
  const fixed = coupons.filter(({ rateBps }) => rateBps === null);
  const amounts = fixedAmounts(
    fixed,
    fixed.map((each) => baseOf(each, lines, listed)),
  );
  const taken = shares.map((each) =>
    each.rateBps === null ? { ...each, amountPaise: amounts.shift() ?? paise(0) } : each,
  );
  return [...listed, ...taken].filter(({ amountPaise }) => amountPaise > 0);
}

const atRate = (discount: OrderDiscount, base: number): OrderDiscount =>
  discount.rateBps === null ? discount : { ...discount, amountPaise: percentOf(paise(base), bps(discount.rateBps)) };

/** A fixed amount is one coupon's, as an order has one. */
function fixedAmounts(fixed: readonly OrderDiscount[], bases: readonly number[]): number[] {
  if (fixed.length === 0) return [];
  const [amount, base] = [fixed.reduce((sum, { amountPaise }) => sum + amountPaise, 0), bases.reduce((a, b) => a + b)];
  return [...allocate(paise(Math.min(amount, Math.floor((base * mostOff) / 10_000))), bases)];
}

/** What a discount is taken off: its part of its line, less what price lists have taken. */
function baseOf({ position, part }: OrderDiscount, lines: readonly Line[], before: readonly OrderDiscount[]): number {
  const line = lines[position];
  if (!line) return 0;
  const whole = partsOf(line).find(({ kind }) => kind === part)?.amount ?? 0;
  return whole - (before.find((each) => each.position === position && each.part === part)?.amountPaise ?? 0);
}

const partsOf = ({ kind, hsn, goodsPaise, breakdown }: Line) => {
  const { reorderTotal } = breakdown;
  return goodsParts({
    ...{ kind, hsn, total: paise(goodsPaise) },
    reorderTotal: typeof reorderTotal === 'number' ? reorderTotal : undefined,
  });
};
