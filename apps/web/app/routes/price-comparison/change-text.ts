import { formatRupees, paise } from '@boxwright/money';

/** "+₹120.00 (+3.1 %)" */
export function changeText(before: number, after: number): string {
  const change = after - before;
  if (change === 0) return 'no change';
  const sign = change > 0 ? '+' : '−';
  const amount = `${sign}${formatRupees(paise(Math.abs(change)))}`;
  if (before === 0) return amount;
  return `${amount} (${sign}${((Math.abs(change) / before) * 100).toFixed(1)} %)`;
}
