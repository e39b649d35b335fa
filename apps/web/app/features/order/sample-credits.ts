import type { SampleCreditRow } from '@boxwright/contract';
import { creditText, type Paise } from '@boxwright/money';
import type { TotalRow } from './Totals.tsx';

/** The discount before tax; below it, the samples that it credits, with what was paid for them. */
export const discountRows = (discount: number, sampleCredits: readonly SampleCreditRow[]): TotalRow[] => {
  if (discount === 0) return [];
  // The wire's amounts are decoded to whole paise.
  const note = sampleCredits.map(({ number, amount }) => creditText({ number, amount: amount as Paise })).join(' ');
  return [{ label: 'Discount', amount: -discount, ...(note === '' ? {} : { note }) }];
};
