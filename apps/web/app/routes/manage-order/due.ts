import type { ReadyDates } from '@boxwright/orders';
import { formatDay } from '../../ui/moment.ts';

interface Promised {
  readonly status: string;
  /** The dates shown to the customer. */
  readonly dates: ReadyDates | null;
  readonly readyBy: string | null;
  readonly isLate: boolean;
  /** Whether any of it is printed. */
  readonly hasProof: boolean;
}

/** When an order has to be ready: from acceptance to dispatch, the day that the list and the board show. */
export function dueOf({
  status,
  dates,
  readyBy,
  isLate,
  hasProof,
}: Promised): { text: string; isLate: boolean } | null {
  if (['Order Accepted', 'In Production', 'Packed'].includes(status)) {
    if (readyBy === null) return dates && { text: 'Due once its proofs are approved', isLate: false };
    return { text: `Due ${formatDay(readyBy)}${isLate ? ', overdue' : ''}`, isLate };
  }
  return dates === null ? null : { text: datesText(dates, hasProof), isLate: false };
}

/** An example until the proof is approved, or what has none is paid; then the days that hold. */
const datesText = ({ approvedOn, readyBy, arrivesBy }: ReadyDates, hasProof: boolean): string =>
  [
    `Ready by ${formatDay(readyBy)}`,
    ...(arrivesBy === null ? [] : [`with the customer by ${formatDay(arrivesBy)}`]),
    ...(approvedOn === null
      ? []
      : [`if ${hasProof ? 'the proof is approved' : 'it is paid'} on ${formatDay(approvedOn)}`]),
  ].join(', ');
