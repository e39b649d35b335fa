import type { ReactNode } from 'react';
import { PaymentNote } from '../../features/pay/PaymentNote.tsx';
import { AcceptTerms } from './AcceptTerms.tsx';
import type { CustomiserData } from './load-customiser.ts';
import type { BoxFormState } from './use-box-form.ts';

interface TermsProps {
  form: BoxFormState;
  data: Pick<CustomiserData, 'workingDaysToShip' | 'waysToPay'>;
  /** Why the posted box was refused. */
  refusal?: string | null;
  /** The quotation button, on screens where the price bar has no room for it. */
  quotation: ReactNode;
}

/** The terms that a buyer accepts with a new box, and what happens after the order. */
export function Terms({ form, data, refusal = null, quotation }: TermsProps) {
  const isPickup = form.choice.deliveryType === 'SelfPickup';
  return (
    <div>
      {refusal === null ? null : (
        <p role="alert" className="mb-3 font-medium text-vermilion-deep">
          {refusal}
        </p>
      )}
      <AcceptTerms form={form} />
      <p className="mt-2 text-ink-soft text-sm">
        After ordering you get the key line for your design by e-mail, and a proof before we print.{' '}
        {isPickup ? 'Ready to collect' : 'Shipped'} within {data.workingDaysToShip} working days of your approval.
      </p>
      <div className="mt-3">
        <PaymentNote ways={data.waysToPay} />
      </div>
      <div className="mt-4 lg:hidden">{quotation}</div>
      <noscript>
        <button type="submit" className="mt-4 min-h-12 rounded-md border border-ink px-5 font-semibold">
          Update the price
        </button>
      </noscript>
    </div>
  );
}
