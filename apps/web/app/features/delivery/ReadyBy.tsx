import { indianDay } from '@boxwright/contract';
import { type ReadyDates, type ReadyWay, readyWords, type WithoutProof } from '@boxwright/orders';
import { CalendarCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { useShell } from '../site/shell-data.ts';

interface ReadyByProps {
  /** Null if no date can be promised; then the number of working days shows. */
  dates: ReadyDates | null;
  way: ReadyWay;
  /** Whether an order waits for its payment as well as for its proof. */
  awaitsPayment?: boolean;
  /** Whether no proof of it is awaited, and why. */
  withoutProof?: WithoutProof;
  className?: string;
}

/** When the goods beside this price ship, arrive or can be collected, and from which event on that counts. */
export function ReadyBy({ dates, way, awaitsPayment = false, withoutProof = false, className }: ReadyByProps) {
  const { workingDaysToShip } = useShell().company;
  const canComeTrue = useIsAhead(dates?.approvedOn ?? null);
  const shown = canComeTrue ? dates : null;
  const { promise, condition } = readyWords(shown, way, workingDaysToShip, awaitsPayment, withoutProof);
  return (
    <p className={classes('figures flex items-start gap-2', className)}>
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-[1.15em] shrink-0 text-kraft-deep" />
      <span>
        <span className="font-semibold">{promise}</span> <span className="text-ink-soft">{condition}</span>
      </span>
    </p>
  );
}

/** Whether a day isn't past; a page that stays open, or comes from a cache, must not name days that are. */
export const useIsAhead = (day: string | null): boolean => {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const look = () => setToday(indianDay(new Date()));
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  // On the server, and until hydration, the page is new.
  return today === undefined || day === null || day >= today;
};
