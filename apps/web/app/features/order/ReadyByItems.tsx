import { type AsBefore, type AwaitsPayment, type NextItem, type ReadyDates, readyGroups } from '@boxwright/orders';
import { ReadyLine, useDatesAhead } from '../delivery/ReadyBy.tsx';
import { useShell } from '../site/shell-data.ts';

interface ReadyByItemsProps {
  items: readonly NextItem[];
  dates: ReadyDates | null;
  awaitsPayment: AwaitsPayment;
  isApproved: AsBefore;
  className?: string;
}

/** When the items of an order ship, arrive or can be collected, a line for each way and for samples. */
export function ReadyByItems({ items, dates: given, className = '', ...waits }: ReadyByItemsProps) {
  const { workingDaysToShip, daysToSample } = useShell().company;
  const dates = useDatesAhead(given);
  return readyGroups(items, { dates, workingDaysToShip, daysToSample, ...waits }).map(({ of, words }) => (
    <ReadyLine key={of} of={of === '' ? '' : `${of}: `} words={words} className={className} />
  ));
}
