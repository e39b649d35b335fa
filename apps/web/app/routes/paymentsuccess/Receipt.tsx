import { PaymentReceived } from '../../features/order/drawings/PaymentDrawings.tsx';
import { signInFor } from '../../features/session/guard.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { Excess } from './Excess.tsx';
import type { PaymentReceipt } from './load-receipt.ts';

/** The payment was received; the order itself is shown only after sign-in. */
export function Receipt({ receipt: { number, amount, excess }, page }: { receipt: PaymentReceipt; page: string }) {
  return (
    <div className="page flex flex-col items-center py-12 text-center sm:py-16">
      <PaymentReceived />
      <h1 className="mt-6 text-4xl">Thank you for your order</h1>
      <div className="mt-4 flex max-w-xl flex-col gap-2 text-ink-soft">
        <p>
          We received <Money amount={amount} className="font-semibold text-ink" /> for order{' '}
          <span className="font-semibold text-ink">{number}</span>.
        </p>
        {excess > 0 ? <Excess amount={excess} /> : null}
        <p>The order form comes by mail, with the next steps for your artwork. Sign in to see the order here.</p>
      </div>
      <div className="mt-8 flex w-full flex-col justify-center gap-3 sm:w-auto sm:flex-row">
        <LinkButton to={signInFor(page)}>Login</LinkButton>
        <LinkButton to={paths.shop} tone="outline">
          Continue Shopping
        </LinkButton>
      </div>
    </div>
  );
}
