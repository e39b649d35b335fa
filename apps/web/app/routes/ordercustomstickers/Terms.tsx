import { type ComponentProps, memo, type ReactNode } from 'react';
import { PaymentNote } from '../../features/pay/PaymentNote.tsx';
import { paths } from '../../paths.ts';
import { AcceptTerms } from '../customiser/AcceptTerms.tsx';
import type { StickersData } from './load-stickers.ts';

interface TermsProps {
  form: ComponentProps<typeof AcceptTerms>['form'];
  data: Pick<StickersData, 'workingDaysToShip' | 'waysToPay'>;
  /** The quotation button, on screens where the price bar has no room for it. */
  quotation: ReactNode;
}

/** The terms that a buyer accepts, and what happens after the order. */
export const Terms = memo(({ form, data, quotation }: TermsProps) => (
  <div>
    <AcceptTerms form={form} />
    <p className="mt-1 text-ink-soft text-sm">
      We show you a digital sample before we print. Shipped free within {data.workingDaysToShip} working days of your
      approval.
    </p>
    <div className="mt-3">
      <PaymentNote ways={data.waysToPay} />
    </div>
    <div className="mt-4 lg:hidden">{quotation}</div>
    <noscript>
      <p className="mt-4">
        Ordering needs JavaScript. Without it, this button updates the price, and you can{' '}
        <a href={paths.enquiryAboutSubject('Custom stickers')} className="underline underline-offset-4">
          write to us
        </a>
        .
      </p>
      <button type="submit" className="mt-3 min-h-12 rounded-md border border-ink px-5 font-semibold">
        Update the price
      </button>
    </noscript>
  </div>
));
