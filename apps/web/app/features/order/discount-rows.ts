import type { DiscountRow, SampleCreditRow } from '@boxwright/contract';
import { discountRows, type Paise } from '@boxwright/money';
import type { TotalRow } from './Totals.tsx';

interface Discounted {
  readonly discount: number;
  readonly discounts: readonly DiscountRow[];
  readonly sampleCredits: readonly SampleCreditRow[];
}

/** The discounts before tax; below the last, the samples that it credits, with what was paid for them. */
export const rowsOfDiscount = ({ discount, discounts, sampleCredits }: Discounted): TotalRow[] =>
  // The wire's amounts are decoded to whole paise.
  discountRows({
    discount: discount as Paise,
    discounts: discounts.map(({ name, amount }) => ({ name, amount: amount as Paise })),
    credits: sampleCredits.map(({ number, amount }) => ({ number, amount: amount as Paise })),
  }).map(({ name, amount, notes = [] }) => ({
    label: name,
    amount,
    ...(notes.length === 0 ? {} : { note: notes.join(' ') }),
  }));
