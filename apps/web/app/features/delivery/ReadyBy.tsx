import { indianDay } from '@boxwright/contract';
import { type AsBefore, type ReadyDates, type ReadyWay, type ReadyWords, readyWords } from '@boxwright/orders';
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
  /** Whether all of it is printed as approved before, so that no proof is awaited. */
  isApproved?: AsBefore;
  className?: string;
}

/** When the goods beside this price ship, arrive or can be collected, and from which event on that counts. */
export function ReadyBy({ dates, way, awaitsPayment = false, isApproved = false, className }: ReadyByProps) {
  const { workingDaysToShip } = useShell().company;
  const shown = useDatesAhead(dates);
  return (
    <ReadyLine words={readyWords(shown, way, workingDaysToShip, awaitsPayment, isApproved)} className={className} />
  );
}

/** The words themselves, behind what they are about. */
export function ReadyLine({
  words,
  of = '',
  className,
}: {
  words: ReadyWords;
  of?: string;
  className?: string | undefined;
}) {
  return (
    <p className={classes('figures flex items-start gap-2', className)}>
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-[1.15em] shrink-0 text-kraft-deep" />
      <span className="wrap-anywhere min-w-0">
        {of}
        <span className="font-semibold">{words.promise}</span> <span className="text-ink-soft">{words.condition}</span>
      </span>
    </p>
  );
}

/** The dates while they can come true. */
export const useDatesAhead = (dates: ReadyDates | null): ReadyDates | null =>
  useIsAhead(dates?.approvedOn ?? null) ? dates : null;

/** Whether a day isn't past; a page that stays open, or comes from a cache, must not name days that are. */
const useIsAhead = (day: string | null): boolean => {
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
