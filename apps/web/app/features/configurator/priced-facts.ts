import { dieText, type Output, type QuotationRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { type BoxChoice, countOf } from './box-choice.ts';
import type { BoxFact } from './box-facts.ts';
import { amountOrDash, perBoxName, perPiece } from './box-words.ts';

export interface BoxWithQuote {
  readonly choice: BoxChoice;
  readonly facts: readonly BoxFact[];
  /** Null while the box can't be priced. */
  readonly quote: Pick<Output<'GetQuote'>, 'price' | 'delivery'> | null;
  /** The quotation that was made for it, whose amounts count. */
  readonly made?: QuotationRow | null;
}

/** A chosen box in words, with its quantity and price. */
export const pricedFacts = ({ choice, facts, quote, made }: BoxWithQuote): readonly BoxFact[] => {
  const count = countOf(choice);
  const price = quote?.price ?? undefined;
  const sums = made ?? quote?.delivery ?? undefined;
  return [
    ...facts,
    { name: 'Quantity', value: count > 0 ? formatCount(count) : '—' },
    { name: perBoxName(price, count), value: price ? perPiece(price) : '—' },
    ...(price?.die ? [{ name: 'Die on file, not charged', value: dieText(price.die) }] : []),
    ...(price && price.listTotal !== null && !made
      ? [{ name: 'List price before GST', value: `${amountOrDash(price.listTotal)}, less ${price.priceList}` }]
      : []),
    { name: 'Goods before GST', value: amountOrDash(made?.goods ?? price?.total) },
    ...(sums?.total === undefined
      ? []
      : [
          {
            name: choice.deliveryType === 'SelfPickup' ? 'Delivery' : `Delivery to ${choice.pincode}`,
            value: amountOrDash(sums.delivery),
          },
          { name: 'GST', value: amountOrDash(sums.gst) },
          { name: 'Total', value: amountOrDash(sums.total) },
        ]),
  ];
};
