import { Money } from '../../ui/Money.tsx';

/** Of a payment that brought more than was due: another one, in another tab perhaps, had paid the order already. */
export function Excess({ amount }: { amount: number }) {
  return (
    <p>
      The order is paid in full. <Money amount={amount} className="font-semibold" /> came too much: we pay it back to
      the card or account that you paid with, and have mailed you about it.
    </p>
  );
}
