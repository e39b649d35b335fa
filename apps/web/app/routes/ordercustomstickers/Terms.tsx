import { type ComponentProps, memo, type ReactNode } from 'react';
import { PaymentNote } from '../../features/pay/PaymentNote.tsx';
import { AcceptTerms } from '../customiser/AcceptTerms.tsx';
import type { StickersData } from './load-stickers.ts';

interface TermsProps {
  form: ComponentProps<typeof AcceptTerms>['form'];
  data: Pick<StickersData, 'workingDaysToShip' | 'waysToPay'>;
  /** Why the posted stickers were refused. */
  refusal: string | null;
  /** The quotation button, on screens where the price bar has no room for it. */
  quotation: ReactNode;
}

/** The terms that a buyer accepts, and what happens after the order. */
export const Terms = memo(({ form, data, refusal, quotation }: TermsProps) => (
  <div>
    {refusal === null ? null : (
      <p role="alert" className="mb-3 font-medium text-vermilion-deep">
        {refusal}
      </p>
    )}
    <AcceptTerms form={form} />
    <p className="mt-1 text-ink-soft text-sm">
      We show you a proof before we print. Shipped free within {data.workingDaysToShip} working days of your approval.
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
));
