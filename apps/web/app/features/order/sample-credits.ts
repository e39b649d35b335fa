import type { SampleCreditRow } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import type { TotalRow } from './Totals.tsx';

/** The discount before tax; which samples it credits stands below it, with what was paid for them. */
export const discountRows = (discount: number, sampleCredits: readonly SampleCreditRow[]): TotalRow[] => {
  if (discount === 0) return [];
  const note = sampleCredits.map(creditText).join(' ');
  return [{ label: 'Discount', amount: -discount, ...(note === '' ? {} : { note }) }];
};

const creditText = ({ number, amount }: SampleCreditRow): string =>
  // The wire's amounts are decoded to whole paise.
  `Sample ${number} credited: −${formatRupees(amount as Paise)} with its GST.`;
