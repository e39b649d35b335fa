import { formatRupees, type Paise } from '@boxwright/money';

/** An amount in paise, in Indian form, with figures of one width. */
export function Money({ amount, className = '' }: { amount: number; className?: string }) {
  // Amounts from the wire are whole paise already: the contract's codec sees to it.
  return <span className={`figures whitespace-nowrap ${className}`}>{formatRupees(amount as Paise)}</span>;
}
