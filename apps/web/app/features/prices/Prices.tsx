import { lazy, Suspense } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';
import type { BoxAsked } from '../configurator/quote.ts';
import { WhenSeen } from './WhenSeen.tsx';

const PriceSheet = lazy(() => import('./PriceSheet.tsx').then(({ PriceSheet }) => ({ default: PriceSheet })));

export interface PricesProps {
  box: BoxAsked;
  /** Of the order; null while none can be ordered. */
  quantity: number | null;
  /** Takes a quantity of the ladder. */
  onChoose?: (quantity: number) => void;
}

/** The ladder of quantities and the printing sheet, fetched when they come into sight. */
export function Prices(props: PricesProps) {
  return (
    <WhenSeen className="min-h-[100rem] sm:min-h-[62rem] lg:min-h-[52rem]">
      <Suspense
        fallback={
          <p className="flex justify-center pt-24">
            <Spinner />
          </p>
        }
      >
        <PriceSheet {...props} />
      </Suspense>
    </WhenSeen>
  );
}
