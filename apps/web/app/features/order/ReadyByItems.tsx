import { type AwaitsPayment, type NextItem, type ReadyDates, readyGroups } from '@boxwright/orders';
import { CalendarCheck } from 'lucide-react';
import { useIsAhead } from '../delivery/ReadyBy.tsx';
import { useShell } from '../site/shell-data.ts';

interface ReadyByItemsProps {
  items: readonly NextItem[];
  dates: ReadyDates | null;
  awaitsPayment: AwaitsPayment;
  /** Whether a part is paid, and nothing leaves before the rest is. */
  owesRest: boolean;
  /** Whether all of it is printed as approved before. */
  isApproved: 'ordered' | false;
  className?: string;
}

/** When the items of an order ship, arrive or can be collected, a line for each way and for samples, as of one price. */
export function ReadyByItems({ items, dates, className = '', ...waits }: ReadyByItemsProps) {
  const { workingDaysToShip, daysToSample } = useShell().company;
  const shown = useIsAhead(dates?.approvedOn ?? null) ? dates : null;
  return readyGroups(items, { dates: shown, workingDaysToShip, daysToSample, ...waits }).map(({ of, words }) => (
    <p key={of} className={`figures flex items-start gap-2 ${className}`}>
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-[1.15em] shrink-0 text-kraft-deep" />
      <span className="wrap-anywhere min-w-0">
        {of === '' ? '' : `${of}: `}
        <span className="font-semibold">{words.promise}</span> <span className="text-ink-soft">{words.condition}</span>
      </span>
    </p>
  ));
}
