import { add, allocate, type Paise, paise, subtract } from '@boxwright/money';
import type { AccountLine } from '../rows.ts';

/** An item of an e-invoice; its unit is a code of the portal's list. */
export type Item = AccountLine & { readonly unit: 'PCS' | 'OTH' };

/**
 * The items of a line, so that price times quantity is the gross amount, as the portal checks: the goods at their rate;
 * and delivery with fees, which belong to that supply and so have its HSN. Where a note changes a part of a line, there is
 * no rate but one amount.
 */
export function itemsOf(line: AccountLine, isNote: boolean): Item[] {
  const { goods, discount = paise(0) } = line;
  const all = beforeDiscount(line);
  if (goods !== undefined && goods < all && goods >= discount) {
    const [ofGoods, { discount: _, ...rest }] = divided(line, [subtract(goods, discount), subtract(all, goods)]);
    return [
      { ...ofGoods, unit: 'PCS' },
      { ...rest, description: 'Delivery and charges', quantity: 1, unit: 'OTH' },
    ];
  }
  const multiplies = Math.round(unitPriceOf(line) * 100 * line.quantity) === all;
  return [isNote && !multiplies ? { ...line, quantity: 1, unit: 'OTH' } : { ...line, unit: 'PCS' }];
}

/** A line in two with these taxable values, whose taxes sum to the line's. */
function divided(line: AccountLine, [first, second]: readonly [Paise, Paise]): [AccountLine, AccountLine] {
  const none = paise(0);
  const [cgst, sgst, igst] = [line.cgst, line.sgst, line.igst].map((tax) => allocate(tax, [first, second]));
  const part = (taxable: Paise, at: 0 | 1): AccountLine => ({
    ...{ ...line, taxable, cgst: cgst?.[at] ?? none, sgst: sgst?.[at] ?? none, igst: igst?.[at] ?? none },
  });
  return [part(first, 0), part(second, 1)];
}

/** Rupees to a tenth of a paisa, as the schema takes them, and as fine as a rate is. */
export const unitPriceOf = (line: AccountLine): number =>
  Math.round((beforeDiscount(line) * 10) / line.quantity) / 1000;

/**
 * The schema's gross amount: price by quantity, before the discount. A discount has to be recorded in the invoice to
 * lower the value of the supply (CGST Act s. 15(3)(a)), so it isn't hidden in a lower price.
 */
export const beforeDiscount = ({ taxable, discount = paise(0) }: AccountLine): Paise => add(taxable, discount);
