import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PaymentNote } from '../../features/pay/PaymentNote.tsx';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { CustomiserData } from './load-customiser.ts';
import type { BoxFormState } from './use-box-form.ts';

interface TermsProps {
  form: BoxFormState;
  data: Pick<CustomiserData, 'workingDaysToShip' | 'waysToPay'>;
  /** The quotation button, on screens where the price bar has no room for it. */
  quotation: ReactNode;
}

/** The terms that a buyer accepts with a new box, and what happens after the order. */
export function Terms({ form, data, quotation }: TermsProps) {
  const { choice, refs, textFor, acceptTerms } = form;
  return (
    <div>
      {form.lineId === null ? (
        <Checkbox
          ref={refs.terms}
          name="terms"
          error={textFor('terms')}
          onChange={acceptTerms}
          label={
            <>
              I agree to the{' '}
              <Link to={paths.terms} className="font-semibold underline underline-offset-4">
                terms and conditions
              </Link>
            </>
          }
        />
      ) : null}
      <p className="mt-1 text-ink-soft text-sm">
        After ordering you get the key line for your design by e-mail, and a digital sample before we print.{' '}
        {choice.deliveryType === 'SelfPickup' ? 'Ready to collect' : 'Shipped'} within {data.workingDaysToShip} working
        days of your approval.
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
