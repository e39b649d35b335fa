import { formatRupees, type Paise } from '@boxwright/money';

/** An amount in paise, in Indian format with tabular figures. */
export function Money({ amount, className = '' }: { amount: number; className?: string }) {
  // The contract's codec guarantees whole paise.
  return <span className={`figures whitespace-nowrap ${className}`}>{formatRupees(amount as Paise)}</span>;
}
