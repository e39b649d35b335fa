import type { ComparedLineRow, Output } from '@boxwright/contract';
import type { ReactNode } from 'react';
import { Money } from '../../ui/Money.tsx';
import { changeText } from './change-text.ts';

/** The sums of all lines by both versions, and the largest changes. */
export function ComparedSums({ comparison }: { comparison: Output<'ComparePriceDraft'> }) {
  const { inForce, found, compared, before, after, largestRise, largestFall, unpriced } = comparison;
  if (found === 0)
    return (
      <p className="mt-6 max-w-3xl text-ink-soft">
        None of the last hundred orders has goods at these prices, so there is nothing to compare.
      </p>
    );
  return (
    <section aria-label="Sums" className="mt-6">
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Sum name={`By ${inForce}`}>
          <Money amount={before} />
        </Sum>
        <Sum name="By the draft">
          <Money amount={after} /> <span className="text-base text-ink-soft">{changeText(before, after)}</span>
        </Sum>
        <Sum name="Largest rise">
          <Most line={largestRise} nothing="Nothing rises" />
        </Sum>
        <Sum name="Largest fall">
          <Most line={largestFall} nothing="Nothing falls" />
        </Sum>
      </dl>
      <p className="mt-4 text-[0.9375rem] text-ink-soft">
        Before tax, at today’s prices: {compared} of {found} lines of the last hundred orders.
        {compared < found ? ' There was no time for the others.' : ''}
        {unpriced === 0 ? '' : ` ${unpriced} have a price by only one of the two.`}
      </p>
    </section>
  );
}

const Sum = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="rounded-lg border border-line bg-card p-4">
    <dt className="text-[0.9375rem] text-ink-soft">{name}</dt>
    <dd className="mt-1 font-semibold text-xl">{children}</dd>
  </div>
);

function Most({ line, nothing }: { line: ComparedLineRow | null; nothing: string }) {
  if (line?.before == null || line.after === null) return nothing;
  return (
    <>
      {changeText(line.before, line.after)}
      <span className="block font-normal text-base text-ink-soft">
        {line.name}, order {line.orderNumber}
      </span>
    </>
  );
}
