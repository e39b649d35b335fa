import type { Output } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { type BoxChoice, countOf } from './box-choice.ts';
import type { BoxFact } from './box-facts.ts';
import { amountOrDash, perBoxName, perPiece } from './box-words.ts';

interface ChosenBoxProps {
  choice: BoxChoice;
  facts: readonly BoxFact[];
  /** Null while the box can't be priced. */
  quote: Output<'GetQuote'> | null;
}

/** A chosen box with its price, beside a form that is about it. */
export function ChosenBox({ choice, facts, quote }: ChosenBoxProps) {
  const count = countOf(choice);
  const price = quote?.price ?? undefined;
  const delivery = quote?.delivery ?? undefined;
  const rows = [
    ...facts,
    { name: 'Quantity', value: count > 0 ? formatCount(count) : '—' },
    { name: perBoxName(price, count), value: price ? perPiece(price) : '—' },
    { name: 'Goods before GST', value: amountOrDash(price?.total) },
    ...(delivery?.total === undefined
      ? []
      : [
          { name: 'Delivery', value: amountOrDash(delivery.delivery) },
          { name: 'GST', value: amountOrDash(delivery.gst) },
          { name: 'Total', value: amountOrDash(delivery.total) },
        ]),
  ];
  return (
    <section aria-labelledby="box-title" className="crease border-t pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
      <h2 id="box-title" className="mb-4 text-2xl">
        Your box
      </h2>
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-[0.9375rem]">
        {rows.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-balance text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
