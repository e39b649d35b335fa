import { add, allocate, formatPieces, type Paise, paise, subtract } from '@boxwright/money';
import type { AccountLine } from '../rows.ts';

/** An item of an e-invoice, with its price in rupees; its unit is a code of the portal's list. */
export type Item = Omit<AccountLine, 'quantity'> & {
  /** Of its unit, with up to three decimals. */
  readonly quantity: number;
  readonly unit: 'PCS' | 'THD' | 'OTH';
  readonly unitPrice: number;
};

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
    return [atItsRate(ofGoods, isNote), inOne({ ...rest, description: 'Delivery and charges' })];
  }
  return [atItsRate(line, isNote)];
}

/**
 * A line by the piece; or by the thousand, where its rate has hundredths of a paisa, which the schema takes only so; or all
 * of it in one, with its pieces in words, where no rate multiplies up to an amount that was agreed for the whole.
 */
function atItsRate(line: AccountLine, isNote: boolean): Item {
  const all = beforeDiscount(line);
  if (isNote && line.quantity === 0) return inOne(line);
  // A rate by the thousand would be found for nearly every amount, also for a part of a line.
  const units = isNote
    ? ([['PCS', 1]] as const)
    : ([
        ['PCS', 1],
        ['THD', 1000],
      ] as const);
  for (const [unit, pieces] of units) {
    // The schema takes rupees to three decimals: tenths of a paisa.
    const tenths = Math.round((all * 10 * pieces) / line.quantity);
    if (Math.round((tenths * line.quantity) / (10 * pieces)) !== all) continue;
    return { ...line, quantity: line.quantity / pieces, unit, unitPrice: tenths / 1000 };
  }
  const counted = `${line.description}, ${formatPieces(line.quantity)}`;
  return inOne(isNote ? line : { ...line, description: counted });
}

const inOne = (line: AccountLine): Item => ({
  ...line,
  quantity: 1,
  unit: 'OTH',
  unitPrice: beforeDiscount(line) / 100,
});

/** A line in two with these taxable values, whose taxes sum to the line's. */
function divided(line: AccountLine, [first, second]: readonly [Paise, Paise]): [AccountLine, AccountLine] {
  const none = paise(0);
  const [cgst, sgst, igst] = [line.cgst, line.sgst, line.igst].map((tax) => allocate(tax, [first, second]));
  const part = (taxable: Paise, at: 0 | 1): AccountLine => ({
    ...{ ...line, taxable, cgst: cgst?.[at] ?? none, sgst: sgst?.[at] ?? none, igst: igst?.[at] ?? none },
  });
  return [part(first, 0), part(second, 1)];
}

/**
 * The schema's gross amount: price by quantity, before the discount. A discount has to be recorded in the invoice to
 * lower the value of the supply (CGST Act s. 15(3)(a)), so it isn't hidden in a lower price.
 */
export const beforeDiscount = ({ taxable, discount = paise(0) }: Pick<AccountLine, 'taxable' | 'discount'>): Paise =>
  add(taxable, discount);
