import type { ReadyDates } from '@boxwright/orders';
import { formatDay } from '../../ui/moment.ts';

interface Promised {
  readonly status: string;
  /** What the customer reads before the order is accepted. */
  readonly dates: ReadyDates | null;
  readonly readyBy: string | null;
  readonly isLate: boolean;
}

/** When an order is to be ready: the day that list and board say from its acceptance until it leaves. */
export function dueOf({ status, dates, readyBy, isLate }: Promised): { text: string; isLate: boolean } | null {
  if (['Order Accepted', 'In Production', 'Packed'].includes(status)) {
    return readyBy === null ? null : { text: `Due ${formatDay(readyBy)}${isLate ? ', overdue' : ''}`, isLate };
  }
  return dates === null ? null : { text: conditional(dates), isLate: false };
}

/** If the proof is approved today. */
const conditional = ({ readyBy, arrivesBy }: ReadyDates): string =>
  `Ready by ${formatDay(readyBy)}${arrivesBy === null ? '' : `, with the customer by ${formatDay(arrivesBy)}`}, if the proof is approved today`;
