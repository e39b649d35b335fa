import type { OrderRow, Output, TrackedStep } from '@boxwright/contract';
import {
  type NextItem,
  orderProgress,
  orderStatusNames,
  type ReadyDates,
  type ReadyWay,
  readyWayOf,
  restIsDue,
  type StillToPay,
  stillToPay,
} from '@boxwright/orders';
import { isOrderApprovedBefore } from './is-order-approved-before.ts';
import { artworkOfItem, nextItemsOf, pageOfPlain } from './item-artwork.ts';
import type { LoadedOrder } from './load-order.ts';
import type { ShownItem } from './OrderItems.tsx';
import { hasDates } from './order-form.ts';

/** Where an order stands, as its own page and its tracking page show it. */
export interface OrderStanding {
  readonly status: string;
  readonly placedAt: Date;
  readonly way: ReadyWay;
  readonly items: readonly NextItem[];
  readonly toPay: StillToPay;
  /** Whether work on it waits for a payment: of all, or of the rest. */
  readonly startsWithPayment: boolean;
  /** Whether its invoice is credited whole. */
  readonly isCredited: boolean;
  /** Whether its dates still lie ahead. */
  readonly hasDates: boolean;
  /** Null if no date can be promised. */
  readonly dates: ReadyDates | null;
  /** Whether all of it is printed as approved with an earlier order, as far as this page knows. */
  readonly isApprovedBefore: boolean;
  /** Oldest first. */
  readonly steps: readonly TrackedStep[];
}

type Row = Pick<
  OrderRow,
  'status' | 'placedAt' | 'orderType' | 'paymentMode' | 'paymentStatus' | 'isCarriageKept' | 'isCredited' | 'dates'
>;

function standingOf(
  row: Row,
  items: readonly NextItem[],
  steps: readonly TrackedStep[],
  isApprovedBefore: boolean,
  inParcels: Output<'GetOrderTimeline'>['inParcels'],
): OrderStanding {
  const toPay = stillToPay(row);
  return {
    status: row.status,
    placedAt: row.placedAt,
    way: readyWayOf(items.map(({ deliveryType }) => deliveryType)),
    items: items.map((item, place) => {
      const own = inParcels.find(({ number }) => number === place + 1);
      return own === undefined ? item : { ...item, inParcels: own.isSent ? 'sent' : 'packed' };
    }),
    toPay,
    startsWithPayment: toPay === 'all' || (toPay === 'balance' && restIsDue(row.paymentMode) === 'before we start'),
    isCredited: row.isCredited,
    hasDates: hasDates(row),
    dates: row.dates,
    isApprovedBefore,
    steps,
  };
}

export const standingOfOrder = (order: LoadedOrder, { steps, inParcels }: Output<'GetOrderTimeline'>): OrderStanding =>
  standingOf(order[0], nextItemsOf(order), steps, isOrderApprovedBefore(order), inParcels);

export const standingOfTracked = (order: Output<'GetTrackedOrder'>): OrderStanding =>
  standingOf(
    order,
    order.items.map(({ name: itemName, ...item }) => ({ ...item, itemName })),
    order.steps,
    order.isApprovedBefore,
    order.inParcels,
  );

/** Whether its buyer still pays it in cash at the door. */
export const isCashAwaited = ({ toPay, status }: Pick<OrderStanding, 'toPay' | 'status'>): boolean =>
  toPay === 'cash' && status !== 'Delivered';

export const itemsOfOrder = (order: LoadedOrder, { proofs, inParcels }: Output<'GetOrderTimeline'>): ShownItem[] =>
  order.map((row, place) => ({
    name: row.itemName,
    image: row.itemImage,
    quantity: row.quantity,
    description: row.description,
    wishes: row,
    // What is packed waits for nothing.
    artwork: inParcels.some(({ number }) => number === place + 1) ? undefined : artworkOfItem(proofs, row.lineId),
    plain: pageOfPlain(proofs, row.lineId, place + 1),
  }));

/** When an order reached each status; a step back takes the later ones with it. */
export const reachedAt = ({ placedAt, steps }: OrderStanding): ReadonlyMap<string, Date> => {
  const reached = new Map([['IN-PROCESS', placedAt]]);
  const placeOf = (status: string) => orderProgress.findIndex((each) => each === status);
  for (const { status, at } of steps) {
    const place = placeOf(status);
    if (place >= 0) for (const later of orderProgress.slice(place)) reached.delete(later);
    reached.set(status, at);
  }
  return reached;
};

/** The parcel of an order that was sent, the last one if it was sent again. */
export const parcelOf = ({ status, steps }: Pick<OrderStanding, 'status' | 'steps'>): TrackedStep | undefined =>
  status === 'Packed' ? undefined : steps.findLast(({ courier }) => courier !== '');

/** A status as people read it. */
export const statusName = (status: string): string =>
  Object.entries(orderStatusNames).find(([stored]) => stored === status)?.[1] ?? status;
