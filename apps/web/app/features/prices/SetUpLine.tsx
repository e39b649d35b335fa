import type { LadderStepRow } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise } from '@boxwright/money';

/** The parts of the set-up, the cost per piece, and the price of a reorder. Before GST, like the ladder. */
export function SetUpLine({ step }: { step: LadderStepRow }) {
  const { quantity, total, setUp, die, plates, makeready, reorderTotal } = step;
  const each = Math.round((total - setUp) / quantity);
  const inEveryOrder = `plates (${rupees(plates)}) and makeready (${rupees(makeready)})`;
  const whole = `Of ${rupees(total)} for ${formatCount(quantity)}, `;
  if (die === 0) {
    return (
      <div className="figures mb-5 text-[0.9375rem]">
        <p>
          {whole}
          {inEveryOrder} are in every order; each box adds {rupees(each)}.
        </p>
        <p className="mt-1.5 text-ink-soft">Your die is on file and isn’t charged.</p>
      </div>
    );
  }
  return (
    <div className="figures mb-5 text-[0.9375rem]">
      <p>
        {whole}
        {rupees(die)} is the cutting die, paid once. The {inEveryOrder} are in every order; each box adds {rupees(each)}
        .
      </p>
      <p className="mt-1.5 text-ink-soft">
        Order the same box again from your account and the die is there already: {rupees(reorderTotal)}.
      </p>
    </div>
  );
}

/** The wire's amounts are decoded to whole paise. */
const rupees = (amount: number): string => formatRupees(amount as Paise);
