import type { OpenPaymentRow } from '@boxwright/contract';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';

interface UndecidedPaymentProps {
  payment: OpenPaymentRow;
  /** What to do after leaving the payment page: "pay below". */
  ifLeft: string;
  /** Buttons for it; not shown while the bank is deciding. */
  children?: ReactNode;
}

/** Replaces the button that pays while a payment isn't decided, so that nobody pays twice. */
export function UndecidedPayment({ payment, ifLeft, children }: UndecidedPaymentProps) {
  const isWithBank = payment.state === 'pending';
  return (
    <>
      <p className="rounded-md bg-board p-3.5 text-[0.9375rem]">
        A payment of <Money amount={payment.amount} className="font-semibold" /> isn’t decided yet.{' '}
        {isWithBank
          ? 'You needn’t pay again.'
          : `If you finished it, you needn’t pay again; if you left the payment page, ${ifLeft}.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-3 max-sm:flex-col">
        <LinkButton to={paths.paymentProcess(payment.transactionId, '0')}>See how it stands</LinkButton>
        {isWithBank ? null : children}
      </div>
    </>
  );
}
