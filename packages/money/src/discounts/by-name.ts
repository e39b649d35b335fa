import { add, type Paise } from '../paise.ts';

/** What a price list or a coupon takes off an order. */
export interface NamedDiscount {
  /** As buyers and papers read it: "Dealer prices", "Coupon DIWALI". */
  readonly name: string;
  readonly amount: Paise;
}

/** Discounts of an order's lines, one for each price list and coupon. */
export function discountsByName(
  discounts: readonly { readonly source: 'price-list' | 'coupon'; readonly name: string; readonly amount: Paise }[],
): NamedDiscount[] {
  const sums = new Map<string, Paise>();
  for (const { source, name, amount } of discounts) {
    const shown = source === 'coupon' ? `Coupon ${name}` : name;
    sums.set(shown, add(sums.get(shown) ?? add(), amount));
  }
  return [...sums].map(([name, amount]) => ({ name, amount }));
}
