import type { LadderStepRow } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise } from '@boxwright/money';

/** One-time costs, cost per piece, and the price of a reorder. Before GST, like the ladder. */
export function SetUpLine({ step }: { step: LadderStepRow }) {
  const { quantity, total, setUp, reorderTotal } = step;
  const each = Math.round((total - setUp) / quantity);
  return (
    <div className="figures mt-4 text-[0.9375rem]">
      <p>
        Of {formatRupees(total as Paise)} for {formatCount(quantity)}, {formatRupees(setUp as Paise)} is set-up, paid
        once; each box adds {formatRupees(each as Paise)}.
      </p>
      <p className="mt-1.5 text-ink-soft">
        Order the same box again and the die is there already: {formatRupees(reorderTotal as Paise)}.
      </p>
    </div>
  );
}
