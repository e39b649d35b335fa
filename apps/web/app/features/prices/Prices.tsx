import { type ReactNode, Suspense } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';
import { WhenSeen } from './WhenSeen.tsx';

/** Placeholder for a price sheet, which is loaded when it becomes visible. */
export function Prices({ children }: { children: ReactNode }) {
  return (
    <WhenSeen className="min-h-[78rem] sm:min-h-[50rem] lg:min-h-[56rem] xl:min-h-[61rem]">
      <Suspense
        fallback={
          <p className="flex justify-center pt-24">
            <Spinner />
          </p>
        }
      >
        {children}
      </Suspense>
    </WhenSeen>
  );
}
