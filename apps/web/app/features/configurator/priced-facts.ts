import { dieText, type Output } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { type BoxChoice, countOf } from './box-choice.ts';
import type { BoxFact } from './box-facts.ts';
import { amountOrDash, perBoxName, perPiece } from './box-words.ts';

export interface BoxWithQuote {
  readonly choice: BoxChoice;
  readonly facts: readonly BoxFact[];
  /** Null while the box can't be priced. */
  readonly quote: Pick<Output<'GetQuote'>, 'price' | 'delivery'> | null;
}

/** A chosen box in words, with its quantity and price. */
export const pricedFacts = ({ choice, facts, quote }: BoxWithQuote): readonly BoxFact[] => {
  const count = countOf(choice);
  const price = quote?.price ?? undefined;
  const delivery = quote?.delivery ?? undefined;
  return [
    ...facts,
    { name: 'Quantity', value: count > 0 ? formatCount(count) : '—' },
    { name: perBoxName(price, count), value: price ? perPiece(price) : '—' },
    ...(price?.die ? [{ name: 'Die on file, not charged', value: dieText(price.die) }] : []),
    { name: 'Goods before GST', value: amountOrDash(price?.total) },
    ...(delivery?.total === undefined
      ? []
      : [
          { name: 'Delivery', value: amountOrDash(delivery.delivery) },
          { name: 'GST', value: amountOrDash(delivery.gst) },
          { name: 'Total', value: amountOrDash(delivery.total) },
        ]),
  ];
};
