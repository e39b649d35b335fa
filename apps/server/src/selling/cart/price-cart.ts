import {
  type CouponMisfit,
  type Discount,
  type Paise,
  type PriceList,
  paise,
  type Sum,
  type Supply,
  sumOf,
} from '@boxwright/money';
import type { CartLine, CartLineWithDie, DbOrTx, StoredCoupon } from '@boxwright/storage';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { addUpLines, type LineToAdd } from '../delivery/add-up-lines.ts';
import { type Billed, type Supplier, supplyTo, taxStates } from '../delivery/place-of-supply.ts';
import { readDie } from '../goods/die-on-file.ts';
import { diesPaidOnce } from '../goods/dies-paid-once.ts';
import { discountsOn } from '../goods/discounts-on.ts';
import type { Goods, PricedGoods } from '../goods/goods.ts';
import { priceAgain } from '../goods/price-goods.ts';
import { readGoods } from '../goods/read-goods.ts';
import { discountLines } from './discount-lines.ts';

/** A stored line with its current price. */
export interface LineNow {
  readonly line: CartLine;
  /** The goods as they were put into the cart. */
  readonly goods: Goods;
  /** Null when they aren't offered any more; `problem` says why, and the sums use the stored price. */
  readonly priced: PricedGoods | null;
  readonly problem: string | null;
  /** Before discount and tax. */
  readonly amount: Paise;
  /** What is taken off the amount. */
  readonly discounts: readonly Discount[];
}

export interface CartNow {
  readonly lines: readonly LineNow[];
  /** Why the coupon takes nothing off; null when it does, and without one. */
  readonly misfit: CouponMisfit | null;
  readonly sum: Sum;
  readonly deliveryProblem: string | null;
  /** Where the cart is delivered; null while that is unknown, and when everything is picked up. */
  readonly pincode: string | null;
  readonly supply: Supply;
}

/** Where a cart goes, as far as it is known. */
export interface CartTo {
  /** The pincode, if another than its lines name. */
  readonly destination: string | null;
  /** GST code of the delivery address's state, if there is an address. */
  readonly stateGstCode?: string | null;
  readonly billed: Billed | null;
}

/**
 * Prices every line of a cart with the catalogue's rates and what price lists take off, leaving out dies that the
 * customer has on file, and those that another line pays for.
 *
 * @param lists the customer's
 */
export function priceLines(
  catalogue: Catalogue,
  lines: readonly CartLineWithDie[],
  lists: readonly PriceList[],
): LineNow[] {
  const priceOnce = diesPaidOnce();
  return lines.map((line) => {
    const goods = readGoods(line);
    const priced = priceOnce(line.dieKey, readDie(line.die), (die) =>
      priceAgain(catalogue, goods, line.quantity, die, lists),
    );
    return priced.ok
      ? {
          ...{ line, goods, priced: priced.value, problem: null, amount: priced.value.price.total },
          discounts: discountsOn(priced.value, lists),
        }
      : { line, goods, priced: null, problem: priced.failure.text, amount: paise(line.goodsPaise), discounts: [] };
  });
}

/** A line as the sum needs it; the stored price, rate and weight count when the goods aren't offered any more. */
export const lineToAdd = ({
  line,
  priced,
  amount,
  discounts,
}: Pick<LineNow, 'line' | 'priced' | 'amount' | 'discounts'>): LineToAdd => ({
  goods: amount,
  discount: sumOf(discounts),
  gstRateBps: priced?.gstRateBps ?? line.gstRateBps,
  shippedGrams: line.deliveryType === 'SelfPickup' ? 0 : (priced?.weightGrams ?? line.weightGrams),
});

/** The pincode that a cart is delivered to: it ships as one parcel, so the last line that names a pincode decides. */
export const destinationOf = (lines: readonly CartLine[]): string | null =>
  lines.findLast((line) => line.deliveryType === 'StandardShipping' && line.destinationPincode !== null)
    ?.destinationPincode ?? null;

/** Sums a cart at current prices: one delivery charge for the combined weight, GST by the place of supply. */
export async function priceCart(
  db: DbOrTx,
  catalogue: Catalogue,
  stored: readonly CartLineWithDie[],
  company: Supplier,
  to: CartTo,
  {
    credits,
    lists,
    coupon,
  }: {
    readonly credits: readonly Paise[];
    readonly lists: readonly PriceList[];
    /** Null without one that the buyer may use. */
    readonly coupon: StoredCoupon | null;
  },
): Promise<CartNow> {
  const { lines, misfit } = discountLines(priceLines(catalogue, stored, lists), coupon);
  const ships = stored.some((line) => line.deliveryType === 'StandardShipping');
  const pincode = ships ? (to.destination ?? destinationOf(stored)) : null;
  const supply = await supplyTo(db, company, {
    pincode,
    stateGstCode: ships ? (to.stateGstCode ?? null) : null,
    isCollected: !ships,
    billed: to.billed,
  });
  const added = addUpLines(catalogue, lines.map(lineToAdd), { pincode, ...taxStates(company, supply) }, { credits });
  return { lines, misfit, ...added, pincode, supply };
}
