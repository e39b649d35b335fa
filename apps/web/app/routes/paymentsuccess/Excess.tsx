import { Money } from '../../ui/Money.tsx';

/** Shown if a payment exceeds what was due, for example because the order had already been paid in another tab. */
export function Excess({ amount }: { amount: number }) {
  return (
    <p>
      The order is paid in full. <Money amount={amount} className="font-semibold" /> was overpaid: we pay it back to the
      card or account that you paid with, and have mailed you about it.
    </p>
  );
}
