import { bps, goodsParts, paise, percentOf } from '@boxwright/money';
import type { OrderDiscount, OrderLine } from '@boxwright/storage';

/**
 * The discounts of an order whose lines have other prices now: the rates that it was ordered at, of the new prices; and
 * fixed amounts as they were, as far as the goods reach.
 */
export function correctedDiscounts(
  discounts: readonly OrderDiscount[],
  lines: readonly Pick<OrderLine, 'kind' | 'hsn' | 'goodsPaise' | 'breakdown'>[],
): OrderDiscount[] {
  const listed = discounts.filter(({ source }) => source === 'price-list').map((each) => corrected(each, lines, []));
  const coupons = discounts.filter(({ source }) => source === 'coupon').map((each) => corrected(each, lines, listed));
  return [...listed, ...coupons].filter(({ amountPaise }) => amountPaise > 0);
}

function corrected(
  discount: OrderDiscount,
  lines: readonly Pick<OrderLine, 'kind' | 'hsn' | 'goodsPaise' | 'breakdown'>[],
  before: readonly OrderDiscount[],
): OrderDiscount {
  const { position, part, rateBps, amountPaise } = discount;
  const line = lines[position];
  if (!line) return { ...discount, amountPaise: 0 };
  const whole = partsOf(line).find(({ kind }) => kind === part)?.amount ?? 0;
  const taken = before.find((each) => each.position === position && each.part === part)?.amountPaise ?? 0;
  const base = paise(whole - taken);
  return { ...discount, amountPaise: rateBps === null ? Math.min(amountPaise, base) : percentOf(base, bps(rateBps)) };
}

const partsOf = ({
  kind,
  hsn,
  goodsPaise,
  breakdown,
}: Pick<OrderLine, 'kind' | 'hsn' | 'goodsPaise' | 'breakdown'>) => {
  const { reorderTotal } = breakdown;
  return goodsParts({
    ...{ kind, hsn, total: paise(goodsPaise) },
    reorderTotal: typeof reorderTotal === 'number' ? reorderTotal : undefined,
  });
};
