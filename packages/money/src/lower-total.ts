import { type Paise, paise } from './paise.ts';

interface Totalled {
  readonly total: Paise;
}

/** How far around the place of the search a better discount is looked for, in paise. */
const around = 16;

/**
 * The sum with the discount before tax that lowers the total by an amount with tax. Taxes are rounded, CGST and SGST each
 * for itself, so a total may skip a paisa or two as the discount grows: of a line of 5 % inside the state, two in every 42.
 * No discount reaches those totals, and tax isn't rounded otherwise to reach them (CGST Act s. 170). Then the total falls
 * by that little more: the buyer gets no less than the amount. What it falls by is what is to be shown.
 *
 * @param most the largest discount; where it doesn't reach the amount, it is taken whole
 * @param at the sum with a discount
 */
export function lowerTotal<Sum extends Totalled>(
  without: Sum,
  amount: Paise,
  most: Paise,
  at: (discount: Paise) => Sum,
): Sum {
  if (amount === 0 || most === 0) return without;
  const fallOf = (sum: Sum) => without.total - sum.total;
  // Tax is added to what is taken off, so the amount itself is enough; shares are rounded too.
  let [less, enough] = [0, Math.min(most, amount + around)];
  while (less + 1 < enough) {
    const middle = Math.floor((less + enough) / 2);
    if (fallOf(at(paise(middle))) >= amount) enough = middle;
    else less = middle;
  }
  // Shares of several lines are rounded, too, so a neighbour may come nearer.
  let best = at(paise(enough));
  for (let discount = Math.max(0, enough - around); discount <= Math.min(most, enough + around); discount += 1) {
    const sum = at(paise(discount));
    const fall = fallOf(sum);
    if (fall >= amount && (fall < fallOf(best) || fallOf(best) < amount)) best = sum;
  }
  return best;
}
