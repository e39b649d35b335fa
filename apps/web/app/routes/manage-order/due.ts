import type { ReadyDates } from '@boxwright/orders';
import { formatDay } from '../../ui/moment.ts';

interface Promised {
  readonly status: string;
  /** The dates shown to the customer. */
  readonly dates: ReadyDates | null;
  readonly readyBy: string | null;
  readonly isLate: boolean;
}

/** When an order has to be ready: from acceptance to dispatch, the day that the list and the board show. */
export function dueOf({ status, dates, readyBy, isLate }: Promised): { text: string; isLate: boolean } | null {
  if (['Order Accepted', 'In Production', 'Packed'].includes(status)) {
    if (readyBy === null) return dates && { text: 'Due once its proofs are approved', isLate: false };
    return { text: `Due ${formatDay(readyBy)}${isLate ? ', overdue' : ''}`, isLate };
  }
  return dates === null ? null : { text: datesText(dates), isLate: false };
}

/** An example until the proof is approved; then the days that hold. */
const datesText = ({ approvedOn, readyBy, arrivesBy }: ReadyDates): string =>
  [
    `Ready by ${formatDay(readyBy)}`,
    ...(arrivesBy === null ? [] : [`with the customer by ${formatDay(arrivesBy)}`]),
    ...(approvedOn === null ? [] : [`if the proof is approved on ${formatDay(approvedOn)}`]),
  ].join(', ');
