import type { ReadyDates } from '@boxwright/orders';
import { formatDay } from '../../ui/moment.ts';

interface Promised {
  readonly status: string;
  /** The dates shown to the customer before the order is accepted. */
  readonly dates: ReadyDates | null;
  readonly readyBy: string | null;
  readonly isLate: boolean;
}

/** When an order has to be ready: from acceptance to dispatch, the day that the list and the board show. */
export function dueOf({ status, dates, readyBy, isLate }: Promised): { text: string; isLate: boolean } | null {
  if (['Order Accepted', 'In Production', 'Packed'].includes(status)) {
    return readyBy === null ? null : { text: `Due ${formatDay(readyBy)}${isLate ? ', overdue' : ''}`, isLate };
  }
  return dates === null ? null : { text: conditional(dates), isLate: false };
}

/** The dates that hold if the proof is approved today. */
const conditional = ({ readyBy, arrivesBy }: ReadyDates): string =>
  `Ready by ${formatDay(readyBy)}${arrivesBy === null ? '' : `, with the customer by ${formatDay(arrivesBy)}`}, if the proof is approved today`;
