import { divideHalfUp, type Paise } from '@boxwright/money';

/**
 * The nearest amounts below and above one that are rates, to be offered instead of it: rates in whole paise, or in tenths
 * or hundredths of a paisa where a coarser step would be more than 0.2 %.
 */
export function nearestAtRate(amount: Paise, quantity: number): readonly [below: Paise, above: Paise] {
  const each = (amount * 100) / quantity;
  const step = each >= 50_000 ? 100 : each >= 5000 ? 10 : 1;
  const at = (hundredths: number) => divideHalfUp(BigInt(hundredths) * BigInt(quantity), 100n);
  return [at(Math.floor(each / step) * step), at(Math.ceil(each / step) * step)];
}
