import { type BasisPoints, bps, type Paise } from '../paise.ts';
import { percentOf } from '../rounding.ts';
import type { Discount, DiscountedKind, GoodsPart } from './discount.ts';

/** A rate of a price list: what is taken off goods of a kind, from a quantity or an amount on. */
export interface PriceListRate {
  readonly kind: DiscountedKind;
  readonly percentBps: number;
  /** Pieces of the item; 0 for any. */
  readonly fromQuantity: number;
  /** The item's price before discount and tax; 0 for any. */
  readonly fromPaise: number;
}

/** Prices that are agreed with a customer or a group of customers. */
export interface PriceList {
  readonly id: number;
  readonly name: string;
  readonly rates: readonly PriceListRate[];
}

interface ListedGoods {
  readonly quantity: number;
  /** Before discount and tax. */
  readonly total: Paise;
  readonly parts: readonly GoodsPart[];
}

/** What price lists take off goods: of each part the highest rate that applies, of the list that was made first. */
export function listDiscounts(goods: ListedGoods, lists: readonly PriceList[]): readonly Discount[] {
  return goods.parts.flatMap((part) => {
    const found = bestRate(goods, part.kind, lists);
    if (!found) return [];
    const amount = percentOf(part.amount, found.rate);
    const { id, name } = found.list;
    return amount === 0 ? [] : [{ source: 'price-list' as const, id, name, part: part.kind, rate: found.rate, amount }];
  });
}

function bestRate(
  { quantity, total }: ListedGoods,
  kind: DiscountedKind,
  lists: readonly PriceList[],
): { readonly list: PriceList; readonly rate: BasisPoints } | undefined {
  const fitting = lists.flatMap((list) =>
    list.rates
      .filter((rate) => rate.kind === kind && quantity >= rate.fromQuantity && total >= rate.fromPaise)
      .map(({ percentBps }) => ({ list, rate: bps(percentBps) })),
  );
  return fitting.toSorted((one, other) => other.rate - one.rate)[0];
}
