import type { OrderStep, Output } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { type OrderStanding, statusName } from './order-standing.ts';

/** Something that happened to an order. */
export interface TimelineEntry {
  readonly at: Date;
  readonly title: string;
  /** Lines below the title: courier and number, what staff wrote about it. */
  readonly lines: readonly string[];
}

type Payments = Output<'GetOrderTimeline'>['payments'];
type Happened = Partial<Pick<Output<'GetOrderTimeline'>, 'payments' | 'courierSays' | 'artwork'>>;

/** What happened to an order, oldest first. Only its customer sees payments, files and proofs. */
export const timelineOf = (
  { placedAt, steps }: Pick<OrderStanding, 'placedAt'> & { readonly steps: readonly (OrderStep | StepWithoutNote)[] },
  { payments = [], courierSays = [], artwork = [] }: Happened,
): readonly TimelineEntry[] =>
  [
    { at: placedAt, title: statusName('IN-PROCESS'), lines: [] },
    ...payments.map((payment) => ({ at: payment.at, title: paymentTitle(payment), lines: [] })),
    ...courierSays.map(({ parcel, text, at }) => ({
      at,
      title: parcel === null ? text : `Parcel ${parcel}: ${text.toLowerCase()}`,
      lines: ['So the courier says.'],
    })),
    ...artwork,
    ...steps.map((step) => ({
      at: step.at,
      title: statusName(step.status),
      lines: [[step.courier, step.trackingNumber].filter(Boolean).join(', '), 'note' in step ? step.note : ''].filter(
        Boolean,
      ),
    })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());

type StepWithoutNote = OrderStanding['steps'][number];

/** The contract's codec guarantees whole paise. */
const paymentTitle = ({ amount, isKept }: Payments[number]): string =>
  amount < 0
    ? `${formatRupees(-amount as Paise)} ${isKept ? 'kept on your account' : 'refunded'}`
    : `${formatRupees(amount as Paise)} received`;
