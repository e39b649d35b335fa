import { type Paise, paise, subtract } from '../paise.ts';
import type { GoodsPart } from './discount.ts';

interface PricedLine {
  readonly kind: 'box' | 'sticker' | 'sample';
  readonly hsn: string;
  /** Before tax. */
  readonly total: Paise;
  /** The price without the die, where the goods have one. */
  readonly reorderTotal?: number | undefined;
}

/** Headings of the tariff: labels of paper. All other stickers are of plastic. */
const paperLabels = '4821';

/**
 * The parts of the price of goods on which discounts are given; they sum to it. A sample's price comes off the boxes
 * that follow it, so nothing else is taken off it.
 */
export function goodsParts({ kind, hsn, total, reorderTotal }: PricedLine): readonly GoodsPart[] {
  if (kind === 'sample') return [];
  if (kind === 'sticker') return [{ kind: hsn.startsWith(paperLabels) ? 'label' : 'sticker', amount: total }];
  const die = Math.max(0, total - (reorderTotal ?? total));
  return [
    { kind: 'box' as const, amount: subtract(total, paise(die)) },
    { kind: 'die' as const, amount: paise(die) },
  ].filter(({ amount }) => amount > 0);
}
